/** Values of requests in questions: texts, colours, sizes, patterns, passwords, formats, and words in Indian languages. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Service, startPotli } from '../../../test/support/service.ts';
import type { Identified } from './records.ts';

let service: Service;
before(async () => {
  service = await startPotli({ now: () => new Date('2026-11-16T10:00:00+05:30') });
});
after(() => service.close());

async function firstOf(q: string): Promise<Identified | undefined> {
  const response = await fetch(`${service.url}/v1/identify?answer=false&q=${encodeURIComponent(q)}`);
  assert.equal(response.status, 200, q);
  return ((await response.json()) as { data: Identified[] }).data[0];
}

type Row = readonly [q: string, operation: string, input?: Readonly<Record<string, string | number | boolean>>];

const CLASSES: Readonly<Record<string, readonly Row[]>> = {
  'takes the text of a request as it is typed': [
    ['qr code for call 98400 12345 before 5 pm', 'qr', { text: 'call 98400 12345 before 5 pm' }],
    ['big qr code for hello world', 'qr', { text: 'hello world' }],
    ["screenshot of code console.log('hi', 1) dark theme", 'code_image', { code: "console.log('hi', 1)", theme: 'dark' }],
    ['hindi me likho mera naam raju hai', 'transliterate', { text: 'mera naam raju hai', to: 'hi' }],
    ['og image title Diwali Sale subtitle Up to 50% off', 'og_image', { title: 'Diwali Sale', subtitle: 'Up to 50% off' }],
    ['mask aadhaar in text my aadhaar is 9999 4105 7058', 'text_redact', { text: 'my aadhaar is 9999 4105 7058' }],
    ['count words in the quick brown fox', 'text_tokens', { text: 'the quick brown fox' }],
    ['code 39 barcode ASSET 0042', 'barcode', { type: 'code39', text: 'ASSET 0042' }],
  ],
  'reads the name and the password of a wireless network': [
    ['wifi qr name HomeNet password tea12345', 'qr', { text: 'WIFI:T:WPA;S:HomeNet;P:tea12345;;' }],
    ['wifi qr code ssid=Guest pass=a;b', 'qr', { text: String.raw`WIFI:T:WPA;S:Guest;P:a\;b;;` }],
    ['open wifi qr ssid City Library no password', 'qr', { text: 'WIFI:T:nopass;S:City Library;;' }],
    ['वाईफाई qr नाम Ghar पासवर्ड chai9876', 'qr', { text: 'WIFI:T:WPA;S:Ghar;P:chai9876;;' }],
  ],
  'reads colours, sizes and limits': [
    ['red qr code for https://potli.in', 'qr', { text: 'https://potli.in', fg: '#ff0000' }],
    ['black qr on yellow background of 12345', 'qr', { text: '12345', fg: '#000000', bg: '#ffff00' }],
    ['qr 500x500 of https://ex.com/a', 'qr', { text: 'https://ex.com/a', size: 500 }],
    ['DRAFT watermark on pdf red', 'pdf_watermark', { text: 'DRAFT', colour: '#ff0000' }],
    ['crop pdf margins 10mm', 'pdf_crop', { top: '10', left: '10', unit: 'mm' }],
    ['blur image 10', 'image_convert', { blur: '10' }],
    ['फोटो छोटा करो 50 केबी', 'image_convert', { maxBytes: 50_000 }],
    ['pdf ke page alag karo 1-3', 'pdf_pages', { pages: '1-3' }],
    ['photos to pdf a4', 'pdf_from_images', { page: 'A4' }],
  ],
  'reads several values of a list': [
    [
      'remove names and phone numbers from: Call Ravi on 90030 12345',
      'text_redact',
      { text: 'Call Ravi on 90030 12345', types: 'name,phone' },
    ],
  ],
  'searches for both ends of a train, though one is a state': [['haridwar se dilli ki train', 'trains_search', { q: 'haridwar dilli' }]],
  'finds a city among words that are not known': [
    ['suraj kitne baje dubega jaisalmer me', 'sun_moon', { date: '2026-11-16', pincode: '345001' }],
    ['आज चंद्रोदय किती वाजता पुणे', 'sun_moon', { date: '2026-11-16', pincode: '411001' }],
  ],
  'answers a day of which nothing is asked, and festivals with typing errors': [
    ['15/08/2027', 'panchang', { date: '2027-08-15' }],
    ['26 january 2027', 'panchang', { date: '2027-01-26' }],
    ['saraswati pujo 2027', 'holidays', { year: 2027, q: 'saraswati pujo' }],
    ['janmastmi 2027', 'holidays', { year: 2027, q: 'janmastmi' }],
  ],
  'tells a regular expression from its text': [
    ['test regex \\d{6} on my pin is 600028', 'regex_test', { pattern: '\\d{6}', text: 'my pin is 600028' }],
    ['match /^[a-z]+$/i against Hello', 'regex_test', { pattern: '^[a-z]+$', flags: 'i', text: 'Hello' }],
  ],
  'takes a password from beside its name, and no verb': [
    ['password protect pdf abc123', 'pdf_protect', { password: 'abc123' }],
    ['pdf password hatao 1234', 'pdf_unlock', { password: '1234' }],
    ['PDF கடவுச்சொல் நீக்க', 'pdf_unlock', {}],
    ['pdf ka author naam hatana hai', 'pdf_metadata', {}],
    ['pdf ka page 3 hata do', 'pdf_pages', { pages: '1-,!3' }],
  ],
  'puts what is asked about a code before the code': [
    ['is temp99@mailinator.com a throwaway address', 'email_check', { address: 'temp99@mailinator.com' }],
    ['villages in pincode 627811', 'pincode_villages', { pincode: '627811' }],
    ['mla of pincode 600020', 'constituency', { pincode: '600020' }],
    ['nearby pin codes of 560001 within 5km', 'pincode_near', { pincode: '560001', radius: 5 }],
  ],
  'looks up a code in capitals instead of searching for it': [
    ['BOM airport', 'airports_get', { code: 'BOM' }],
    ['NDLS kis station ka code hai', 'stations_get', { code: 'NDLS' }],
    ['southern railway stations', 'stations_search', { zone: 'SR' }],
    ['infosys logo png', 'logo_get', { symbol: 'INFY', format: 'png' }],
  ],
  'recognises the words of requests in Indian languages': [
    ['பிடிஎஃப் கடவுச்சொல் நீக்கு', 'pdf_unlock'],
    ['পিডিএফ জোড়া লাগাও', 'pdf_merge'],
    ['પીડીએફ નાનું કરો', 'pdf_compress'],
    ['ఫోటో బ్యాక్‌గ్రౌండ్ తొలగించు', 'image_remove_background'],
    ['ಆಂಬ್ಯುಲೆನ್ಸ್ ಸಂಖ್ಯೆ', 'phone_helplines'],
    ['महाराष्ट्र बँक सुट्ट्या २०२६', 'holidays', { year: 2026, state: 'MH' }],
    ['गीतांजलि एक्सप्रेस का नंबर', 'trains_search'],
    ['माझा आयपी', 'ip_caller'],
    ['photo nu background kadho', 'image_remove_background'],
    ['బతుకమ్మ ఎప్పుడు', 'holidays'],
  ],
};

describe('values of requests in questions', () => {
  for (const [title, rows] of Object.entries(CLASSES))
    test(title, async () => {
      for (const [q, operation, input = {}] of rows) {
        const first = await firstOf(q);
        assert.equal(first?.operation, operation, q);
        for (const [name, value] of Object.entries(input)) assert.equal(String(first?.input[name]), String(value), `${q}: ${name}`);
      }
    });

  test('offers the holidays of a day whose trading calendar is not published', async () => {
    const first = await firstOf('market open on 26 jan 2027?');
    assert.deepEqual(first?.input, { year: 2027, from: '2027-01-26', to: '2027-01-26' });
    assert.match(first?.why ?? '', /trading days of 2027 are not loaded/);
  });

  test('offers no barcode that is refused', async () => {
    const first = await firstOf('ean13 barcode 8901030865278');
    assert.ok(first?.input.text === undefined, first?.request);
  });
});
