import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Service, startPotli } from '../../../test/support/service.ts';
import { dimensionsAt } from './dimensions.ts';
import { withLatinLetters } from './latin-letters.ts';
import type { Identified } from './records.ts';

let service: Service;
before(async () => {
  service = await startPotli({ now: () => new Date('2026-11-16T10:00:00+05:30'), random: () => 0.5 });
});
after(() => service.close());

async function identify(q: string): Promise<readonly Identified[]> {
  const response = await fetch(`${service.url}/v1/identify?q=${encodeURIComponent(q)}`);
  return ((await response.json()) as { data: Identified[] }).data;
}

test('letters of plates and of codes are read in Indian scripts', () => {
  for (const [text, latin] of [
    ['यूपी 78', 'UP 78'],
    ['यू पी 78 कहाँ का है', 'UP 78 कहाँ का है'],
    ['एमएच12', 'MH 12'],
    ['गाड़ी எம்எச் 12', 'गाड़ी MH 12'],
    ['ಬೆಂಗಳೂರು ಆರ್ ಟಿ ಒ', 'ಬೆಂಗಳೂರು RTO'],
    ['कक्षा 10', 'कक्षा 10'],
    ['के जी', 'के जी'],
  ] as const)
    assert.equal(withLatinLetters(text), latin);
});

test('dimensions are pixels, or those of a print', () => {
  const read = (text: string): unknown => {
    const found = dimensionsAt(
      text.split(' ').map((folded) => ({ folded })),
      0,
    );
    return found && [found.width, found.height, found.isPrint, found.to];
  };
  assert.deepEqual(read('140x60 signature'), [140, 60, false, 1]);
  assert.deepEqual(read('200 * 230 px'), [200, 230, false, 4]);
  assert.deepEqual(read('3.5 x 4.5 cm'), [35, 45, true, 4]);
  assert.deepEqual(read('2x2 inch'), [51, 51, true, 2]);
  for (const text of ['10 km', '5 x', 'x 5']) assert.equal(read(text), undefined, text);
});

test('what is meant comes first, although its parameters are missing', async () => {
  for (const [q, operation, input] of [
    ['qr code for my shop upi', 'upi_qr', {}],
    ['photo resize 3.5 x 4.5 cm', 'image_passport', { size: '35x45' }],
    ['signature resize 140x60', 'image_convert', { width: 140, height: 60 }],
    ['driving licence number format', 'validate', { kind: 'driving-licence' }],
    ['यूपी 78', 'rto_get', { code: 'UP78' }],
    ['டிஎன் 59', 'rto_get', { code: 'TN59' }],
    ['ഗുജറാത്തിന്റെ തലസ്ഥാനം', 'states_get', { code: 'GJ' }],
    ['images to pdf', 'pdf_from_images', {}],
    ['bank of maharashtra nagpur branches', 'ifsc_search', { q: 'bank of maharashtra nagpur' }],
    ['kya 411001 kis lok sabha me aata hai', 'constituency', { pincode: '411001' }],
  ] as const) {
    const [first] = await identify(q);
    assert.deepEqual([first?.operation, first?.input], [operation, input], q);
  }
});

test('words of requests are understood in eleven languages', async () => {
  for (const [language, q, operation, input] of [
    ['hi', 'आज सूर्यास्त कब होगा', 'sun_moon', { date: '2026-11-16' }],
    ['mr', 'आजचा राहुकाळ किती वाजता', 'panchang', { date: '2026-11-16', lang: 'mr' }],
    ['ta', 'தமிழ்நாட்டின் தலைநகரம்', 'states_get', { code: 'TN' }],
    ['te', 'తెలంగాణ రాజధాని ఏమిటి', 'states_get', { code: 'TS' }],
    ['kn', 'ಫೋಟೋ ಗಾತ್ರ ಕಡಿಮೆ ಮಾಡಿ', 'image_convert', {}],
    ['ml', 'കേരളത്തിന്റെ തലസ്ഥാനം', 'states_get', { code: 'KL' }],
    ['bn', 'আজকের তিথি কী', 'panchang', { date: '2026-11-16', lang: 'bn' }],
    ['gu', 'બે પીડીએફ ભેગા કરો', 'pdf_merge', {}],
    ['pa', 'ਪੀਡੀਐਫ ਦਾ ਪਾਸਵਰਡ ਹਟਾਓ', 'pdf_unlock', {}],
    ['or', 'ଫଟୋ ଛୋଟ କରନ୍ତୁ', 'image_convert', {}],
    ['ur', 'تصویر کا سائز چھوٹا کریں', 'image_convert', {}],
  ] as const) {
    const [first] = await identify(q);
    assert.deepEqual([first?.operation, first?.input], [operation, input], `${language}: ${q}`);
  }
});

test('whole tables and changes of datasets are offered as requests', async () => {
  for (const [q, request] of [
    ['pincode data download csv', '/v1/downloads/pincode.csv'],
    ['all railway stations sqlite', '/v1/downloads/stations.sqlite'],
    ['download ifsc table', '/v1/downloads/ifsc.{format}'],
    ['what changed in ifsc codes since 2026-10-31', '/v1/changes/ifsc?since=2026-10-31'],
  ] as const) {
    const [first] = await identify(q);
    assert.equal(first?.request.replace(/^https?:\/\/[^/]+/, ''), request, q);
    assert.equal(first?.answer, undefined);
  }
});

test('classes of questions are read', async () => {
  for (const [q, operation, input] of [
    ['hsn chapter 33', 'hsn_get', { code: '33' }],
    ['تمل ناڈو کا دارالحکومت', 'states_get', { code: 'TN' }],
    ['when is muhurat trading', 'holidays', { year: 2026, kind: 'muhurat' }],
    ['bank code of federal bank', 'bank_search', { q: 'federal bank' }],
    ['साढ़े चार लाख कितना होता है', 'words_parse', { text: 'साढ़े चार लाख', lang: 'hi' }],
    ['कोल्हापूरचा एसटीडी कोड काय आहे', 'phone_areas', { q: 'कोल्हापूर' }],
    ['up me agla bank holiday kab hai', 'holidays', { year: 2026, type: 'bank', state: 'UP', from: '2026-11-16' }],
    ['preview image titled Onam Mega Sale', 'og_image', { title: 'Onam Mega Sale' }],
    ['airtel mnc codes in karnataka', 'phone_networks', { q: 'airtel karnataka' }],
    ['bachho ki helpline kaunsi hai', 'phone_helplines', { q: 'bachho helpline' }],
    ['unlock pdf pasword is 1234abcd', 'pdf_unlock', { password: '1234abcd' }],
    ['put watermark DRAFT on pdf', 'pdf_watermark', { text: 'DRAFT' }],
    ['நல்ல நேரம் சேலம்', 'panchang', { date: '2026-11-16', pincode: '636001', lang: 'ta' }],
  ] as const) {
    const [first] = await identify(q);
    assert.deepEqual([first?.operation, first?.input], [operation, input], q);
  }
});

test('a sector index has no members, which is said', async () => {
  assert.deepEqual(await identify('companies in nifty bank index'), []);
  assert.equal((await identify('is hdfc bank in nifty 50'))[0]?.operation, 'company_search');
});

test('words that only sound like a name, and greetings, have no answer', async () => {
  for (const q of [
    'कखगघङ',
    'ஙஞணன',
    'സുഖമാണോ',
    'naatu naatu veera naatu',
    'good night',
    'capital of france',
    'which phone should i buy',
    'how are you doing today',
    'naanga nalla irukkom',
  ]) {
    const likely = (await identify(q)).filter(({ confidence }) => confidence >= 0.4);
    assert.deepEqual(likely, [], q);
  }
});

test('misspelt words are corrected, which is said, but not the names of places', async () => {
  const [territories] = await identify('list of union teritories');
  assert.equal(territories?.operation, 'states_list');
  assert.match(territories?.why ?? '', /“teritory” read as “territory”/);
  const [holidays] = await identify('holidays in jharkand 2026');
  assert.deepEqual([holidays?.operation, holidays?.input.state], ['holidays', 'JH']);
  assert.equal((await identify('trians from mysore to bangalore'))[0]?.operation, 'trains_search');
  assert.doesNotMatch((await identify('pincode kerla'))[0]?.why ?? '', /read as/);
});

test('tithis are asked for by their names in any script', async () => {
  for (const [q, tithi] of [
    ['next saptami', 'saptami'],
    ['அடுத்த சஷ்டி எப்போது', 'shashthi'],
    ['चतुर्दशी कब है', 'chaturdashi'],
  ] as const) {
    const [first] = await identify(q);
    assert.deepEqual([first?.operation, first?.input.tithi], ['panchang', tithi], q);
  }
});

test('words that set a parameter are not part of the text or the search', async () => {
  for (const [q, operation, input] of [
    ['code image github dark SELECT 1', 'code_image', { code: 'SELECT 1', theme: 'github-dark' }],
    ['12 crore 5 lakh hindi me likho', 'words', { number: '120500000', lang: 'hi' }],
    ['delivery post offices in mizoram', 'pincode_search', { state: 'MZ', delivery: true }],
    ['image to pdf letter size', 'pdf_from_images', { page: 'letter' }],
    ['20 नकली लोगों का डेटा चाहिए', 'fake_data', { kind: 'people', count: 20 }],
  ] as const) {
    const [first] = await identify(q);
    assert.deepEqual([first?.operation, first?.input], [operation, input], q);
  }
});
