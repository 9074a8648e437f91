/** QR codes and barcodes of a picture, with what they mean: links, UPI payments, bills. */
import { el } from '../dom.ts';
import { parseAnswer, runTask } from './api.ts';
import { answer, textsOf, toolCopyButton } from './tool-page.ts';
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

const words = textsOf('decode');

const KINDS: Readonly<Record<ReadCode['content'], string>> = {
  upi: words.upi,
  'gst-invoice': words.invoice,
  aadhaar: words.aadhaar,
  url: words.url,
  text: words.text,
  binary: words.binary,
};
/** Parts of an address, from the door outwards. */
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
      ...(data.codes.length === 0 ? [el('p', { class: 'outcome no', role: 'status' }, words.none)] : data.codes.map(codeCard)),
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
    el('h2', {}, KINDS[content], ' ', el('small', { class: 'muted' }, type.toUpperCase())),
    facts.length > 0 && el('dl', { class: 'facts-grid' }, ...facts.map(([label, value]) => factOf(label, value))),
    facts.length === 0 && el('p', { class: 'said', dir: 'auto' }, text),
    content === 'upi' && el('p', { class: 'muted' }, words.caution),
    signature === 'unverified' && el('p', { class: 'muted' }, words.unverified),
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
      [words.pn, upi.pn],
      [words.pa, upi.pa],
      [words.am, upi.am && `₹ ${upi.am}`],
      [words.tn, upi.tn],
    ];
  if (invoice)
    return [
      [words.number, invoice.number],
      [words.date, invoice.date],
      [words.value, invoice.value && `₹ ${invoice.value}`],
      [words.seller, invoice.seller_gstin],
      [words.buyer, invoice.buyer_gstin],
      ['IRN', invoice.irn],
    ];
  if (aadhaar)
    return [
      [words.holder, aadhaar.name],
      [words.birth, aadhaar.date_of_birth],
      [words.digits, aadhaar.last_digits],
      [words.address, ADDRESS.flatMap((part) => aadhaar[part] ?? []).join(', ')],
    ];
  return [];
}

function factOf(label: string, value: string | null | undefined): HTMLElement {
  return el('div', {}, el('dt', {}, label), el('dd', {}, value));
}

/** Only schemes that a code may open: a code can hold any text. */
function linkOf({ content, text }: ReadCode): HTMLElement | null {
  if (content === 'upi' && /^upi:\/\/pay\?/i.test(text)) return el('a', { class: 'button', href: text }, words.pay);
  if (content === 'url' && /^https?:\/\//i.test(text))
    return el('a', { class: 'button', href: text, rel: 'noopener noreferrer nofollow', target: '_blank' }, words.open);
  return null;
}
