import type { Recogniser } from '../../core/request/recognition.ts';

const UPI_LINK = /^upi:\/\/pay\?(.+)$/i;
const WEB_URL = /^https?:\/\/\S+$/i;

export const recogniseLink: Recogniser = ({ text }) => {
  const link = UPI_LINK.exec(text);
  if (link) {
    const parameters = new URLSearchParams(link[1]);
    const input = Object.fromEntries(
      ['pa', 'pn', 'am', 'tn'].flatMap((name) => (parameters.has(name) ? [[name, parameters.get(name) as string]] : [])),
    );
    return [{ operation: 'upi_qr', input, confidence: 0.97, why: 'It is a UPI payment link' }];
  }
  return WEB_URL.test(text) ? [{ operation: 'qr', input: { text }, confidence: 0.6, why: 'A URL can be shown as a QR code' }] : [];
};
