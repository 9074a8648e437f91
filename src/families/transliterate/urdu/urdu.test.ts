import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { get, type Service, startPotli } from '../../../../test/support/service.ts';
import { toUrduByRule } from './rules.ts';
import { skeleton } from './skeleton.ts';
import { fromUrdu, toUrdu } from './word-conversion.ts';

describe('Devanagari in Urdu letters by rule', () => {
  for (const [word, urdu] of [
    ['भारत', 'بھارت'],
    ['अच्छा', 'اچھا'],
    ['पक्का', 'پکا'],
    ['भाई', 'بھائی'],
    ['गए', 'گئے'],
    ['लिए', 'لیے'],
    ['हुआ', 'ہوا'],
    ['हुई', 'ہوئی'],
    ['जाओ', 'جاؤ'],
    ['शक्ति', 'شکتی'],
    ['लोगों', 'لوگوں'],
    ['मुंबई', 'ممبئی'],
    ['डॉक्टर', 'ڈاکٹر'],
    ['ज़ोर', 'زور'],
    ['कृपा', 'کرپا'],
    ['यह', 'یہ'],
    ['है', 'ہے'],
  ] as const) {
    test(`${word} ${urdu}`, () => assert.equal(toUrduByRule(word), urdu));
  }
});

test('letters of one sound are one letter of the consonant skeleton', () => {
  assert.equal(skeleton('باد'), skeleton('بعد'));
  assert.equal(skeleton('وکت'), skeleton('وقت'));
  assert.equal(skeleton('بچا'), skeleton('بچہ'));
  assert.notEqual(skeleton('کان'), skeleton('کاں'));
});

/** Everyday words, in both scripts as in dictionaries. */
const WORDS: readonly (readonly [devanagari: string, urdu: string])[] = (
  'किताब=کتاب वक़्त=وقت बाद=بعد उम्र=عمر मालूम=معلوم दोस्त=دوست लोग=لوگ नाम=نام दुनिया=دنیا सड़क=سڑک पढ़ना=پڑھنا घर=گھر पानी=پانی आदमी=آدمی ' +
  'औरत=عورت शहर=شہر काम=کام बात=بات रात=رات सुबह=صبح शाम=شام सवाल=سوال जवाब=جواب इंतज़ार=انتظار ज़रूरत=ضرورت तरह=طرح इलाज=علاج नज़र=نظر हालत=حالت दिल=دل ' +
  'बच्चा=بچہ ग़म=غم क़लम=قلم नहीं=نہیں और=اور एक=ایک हिंदी=ہندی उर्दू=اردو गाड़ी=گاڑی छोटा=چھوٹا'
)
  .normalize('NFC')
  .split(' ')
  .map((pair) => pair.split('=') as [string, string]);

/** The nukta is often omitted. */
const undotted = (text: string): string => text.normalize('NFC').replaceAll('़', '');

test('the network selects the spelling of words', async () => {
  const converted = await toUrdu(WORDS.map(([word]) => word));
  const wrong = WORDS.filter(([, urdu], index) => converted[index] !== urdu);
  assert.ok(wrong.length <= 2, wrong.join('; '));
});

test('the network selects the vowels of words', async () => {
  const read = await fromUrdu(WORDS.map(([, urdu]) => urdu));
  const wrong = WORDS.filter(([word], index) => undotted(read[index] as string) !== undotted(word));
  assert.ok(wrong.length <= 4, wrong.join('; '));
});

describe('over HTTP', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());
  const request = (query: Record<string, string>): ReturnType<typeof get> =>
    get(`${service.url}/v1/transliterate?${new URLSearchParams(query)}`);

  for (const [text, to, expected, from] of [
    ['यह मेरी किताब है।', 'ur', 'یہ میری کتاب ہے۔', 'devanagari'],
    ['یہ میری کتاب ہے۔', 'hi', 'यह मेरी किताब है।', 'urdu'],
    ['میرا نام', 'iso15919', 'mērā nāma', 'urdu'],
    ['kitāb, dost', 'urdu', 'کتاب، دوست', 'iast'],
    ['ਮੇਰਾ ਨਾਮ', 'urdu', 'میرا نام', 'gurmukhi'],
    ['mera naam', 'ur', 'میرا نام', 'casual'],
    ['میرا نام', 'casual', 'mera naam', 'urdu'],
  ] as const) {
    test(`${text} to ${to}`, async () => {
      const { body } = await request({ text, to });
      const { data } = body as { data: { text: string; from: string; reversible: boolean } };
      assert.deepEqual([data.text, data.from, data.reversible], [expected, from, false]);
    });
  }

  test('reports lossy conversions', async () => {
    const { body } = await request({ text: 'بات', to: 'hi' });
    assert.match((body as { meta: { note: string } }).meta.note, /short vowels/);
  });

  test('impossible conversions are rejected', async () => {
    assert.equal((await request({ text: 'मेरा', to: 'sindhi' })).status, 400);
    assert.equal((await request({ text: 'بات', to: 'ur' })).status, 400);
    const long = await get(`${service.url}/v1/transliterate?to=hi`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'بات '.repeat(6_000),
    });
    assert.equal(long.status, 413);
  });

  test('digits of Urdu', async () => {
    const { body } = await request({ text: 'बात 12', to: 'ur', digits: 'native' });
    assert.equal((body as { data: { text: string } }).data.text, 'بات ۱۲');
  });
});
