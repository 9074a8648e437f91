/** Reads QR codes and barcodes of a picture and shows their content: links, UPI payments, invoices. */
import { el } from '../dom.ts';
import { parseAnswer, runTask } from './api.ts';
import { answer, messagesOf, toolCopyButton } from './tool-page.ts';
import { sendFiles, startUpload } from './upload.ts';

type Fields = Readonly<Record<string, string | null>>;

interface ReadCode {
  readonly type: string;
  readonly text: string;
  readonly content: 'upi' | 'gst-invoice' | 'aadhaar' | 'url' | 'text' | 'binary';
  readonly upi: Fields | null;
  readonly invoice: Fields | null;
  readonly aadhaar: Fields | null;
}

const messages = messagesOf('decode');

const CONTENT_LABELS: Readonly<Record<ReadCode['content'], string>> = {
  upi: messages.upi,
  'gst-invoice': messages.invoice,
  aadhaar: messages.aadhaar,
  url: messages.url,
  text: messages.text,
  binary: messages.binary,
};
/** Parts of an address, from the house to the pincode. */
const ADDRESS = [
  'house',
  'street',
  'landmark',
  'locality',
  'village_or_town',
  'post_office',
  'sub_district',
  'district',
  'state',
  'pincode',
];

startUpload(([file]) => {
  void runTask(async (signal) => {
    answer.replaceChildren();
    const { data } = await parseAnswer<{ readonly codes: readonly ReadCode[] }>(
      await sendFiles('/v1/codes/read', [file as File], {}, signal),
    );
    answer.replaceChildren(
      ...(data.codes.length === 0 ? [el('p', { class: 'outcome no empty', role: 'status' }, messages.none)] : data.codes.map(codeCard)),
    );
  });
});

function codeCard(code: ReadCode): HTMLElement {
  const { content, text, type } = code;
  const facts = factsOf(code).filter(([, value]) => value);
  const signature = (code.invoice ?? code.aadhaar)?.signature;
  return el(
    'article',
    { class: 'found-code' },
    el('h2', {}, CONTENT_LABELS[content], ' ', el('small', { class: 'muted' }, type.toUpperCase())),
    facts.length > 0 && el('dl', { class: 'facts-grid' }, ...facts.map(([label, value]) => factOf(label, value))),
    facts.length === 0 && el('p', { class: 'said', dir: 'auto' }, text),
    content === 'upi' && el('p', { class: 'muted' }, messages.caution),
    signature === 'unverified' && el('p', { class: 'muted' }, messages.unverified),
    el(
      'div',
      { class: 'buttons' },
      linkOf(code),
      toolCopyButton(() => text),
    ),
  );
}

function factsOf({ upi, invoice, aadhaar }: ReadCode): (readonly [label: string, value: string | null | undefined])[] {
  if (upi)
    return [
      [messages.pn, upi.pn],
      [messages.pa, upi.pa],
      [messages.am, upi.am && `₹ ${upi.am}`],
      [messages.tn, upi.tn],
    ];
  if (invoice)
    return [
      [messages.number, invoice.number],
      [messages.date, invoice.date],
      [messages.value, invoice.value && `₹ ${invoice.value}`],
      [messages.seller, invoice.seller_gstin],
      [messages.buyer, invoice.buyer_gstin],
      ['IRN', invoice.irn],
    ];
  if (aadhaar)
    return [
      [messages.holder, aadhaar.name],
      [messages.birth, aadhaar.date_of_birth],
      [messages.digits, aadhaar.last_digits],
      [messages.address, ADDRESS.flatMap((part) => aadhaar[part] ?? []).join(', ')],
    ];
  return [];
}

function factOf(label: string, value: string | null | undefined): HTMLElement {
  return el('div', {}, el('dt', {}, label), el('dd', {}, value));
}

/** Only schemes that a code may open: a code can hold any text. */
function linkOf({ content, text }: ReadCode): HTMLElement | null {
  if (content === 'upi' && /^upi:\/\/pay\?/i.test(text)) return el('a', { class: 'button', href: text }, messages.pay);
  if (content === 'url' && /^https?:\/\//i.test(text))
    return el('a', { class: 'button', href: text, rel: 'noopener noreferrer nofollow', target: '_blank' }, messages.open);
  return null;
}
