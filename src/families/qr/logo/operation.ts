import { codeText } from '../../../core/draw/barcode-output.ts';
import { operation } from '../../../core/operation/operation.ts';
import { MAX_PICTURE_BYTES, PICTURE_TYPES, requirePictureFormat } from '../../../core/picture/format.ts';
import { ApiError } from '../../../core/request/api-error.ts';
import { QR_MEDIA, qrFormat, qrStyleInput } from '../style-input.ts';
import { MAX_QR_CHARACTERS } from '../symbol.ts';
import { engine } from './engine.ts';

const TIME_LIMIT_MS = 30_000;

export const drawLogoQr = operation({
  id: 'qr_logo',
  path: '/v1/qr/logo',
  title: 'QR code with a logo',
  keywords: 'qr with logo, qr code with logo, logo in qr, branded qr, custom qr, qr design, लोगो वाला क्यूआर, லோகோவுடன் கியூஆர்',
  summary: 'Generate a QR code of any text with your logo in its centre',
  details:
    'Uses the highest error correction level, H, which recovers almost a third of a code; the logo covers about a sixteenth. Capacity up to 1,273 bytes. ' +
    'The logo keeps its aspect ratio within a square and is stripped of its metadata.',
  method: 'POST',
  files: { accepts: PICTURE_TYPES, min: 1, max: 1, maxFileBytes: MAX_PICTURE_BYTES, maxTotalBytes: MAX_PICTURE_BYTES },
  input: { text: codeText(MAX_QR_CHARACTERS), format: qrFormat, ...qrStyleInput },
  output: { media: QR_MEDIA },
  cost: 10,
  example: { text: 'https://www.india.gov.in', format: 'png' },
  run(input, { files, jobs }) {
    const [logo] = files;
    if (!logo) throw new ApiError('missing_file', 'Send the logo as the body, or as multipart/form-data.');
    requirePictureFormat(logo.bytes);
    return jobs.run(engine, 'render', { ...input, caption: input.caption, ecc: 'H', logo: logo.bytes }, { timeoutMs: TIME_LIMIT_MS });
  },
});
