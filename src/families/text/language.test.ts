import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { get, type Service, startPotli } from '../../../test/support/service.ts';
import { sampled } from '../../../test/support/test-tiers.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { detectLanguage } from './language/detect.ts';

const best = (text: string): string => detectLanguage(text).candidates[0]?.language ?? '';

function accuracyOf(texts: readonly string[], language: string): number {
  return (100 * texts.filter((text) => best(text) === language).length) / texts.length;
}

test('texts in the scripts of their languages', { skip: noVectors }, (t) => {
  const texts = readVector<Record<string, string[]>>('language-and-text/lid_native_libreoffice.json');
  let sum = 0;
  for (const [language, strings] of Object.entries(texts)) {
    const accuracy = accuracyOf(strings, language);
    t.diagnostic(`${language}: ${accuracy.toFixed(1)} %`);
    assert.ok(accuracy >= 98, language);
    sum += accuracy;
  }
  t.diagnostic(`all: ${(sum / Object.keys(texts).length).toFixed(2)} %`);
});

test('texts in Latin letters, mixed with English', { skip: noVectors }, (t) => {
  const texts = readVector<Record<string, string[]>>('language-and-text/lid_roman_codemix.json');
  for (const [language, minimum] of Object.entries({ hi: 92, ml: 75, kn: 73, ta: 70 })) {
    const accuracy = accuracyOf(sampled(4, texts[language] ?? []), language);
    t.diagnostic(`${language}: ${accuracy.toFixed(1)} %`);
    assert.ok(accuracy >= minimum, language);
  }
});

describe('one sentence each', () => {
  for (const [language, text] of [
    ['hi', 'मुझे आज बाज़ार जाना है और सब्ज़ी खरीदनी है'],
    ['mr', 'मला आज बाजारात जायचे आहे आणि भाजी विकत घ्यायची आहे'],
    ['ne', 'मलाई आज बजार जानु छ र तरकारी किन्नु छ'],
    ['sa', 'सर्वे भवन्तु सुखिनः सर्वे सन्तु निरामयाः रामः वनं गच्छति'],
    ['mai', 'हम काल्हि पटना जायब आ ओतय अहाँ सँ भेंट करब, ई हमर विचार अछि'],
    ['bho', 'हमार गाँव में बहुत लोग रहेला आ सभे खेती करेला, ई नीक बा'],
    ['as', 'মই আজি বজাৰলৈ যাম আৰু পাচলি কিনিম'],
    ['bn', 'আমি আজ বাজারে যাব এবং সবজি কিনব'],
    ['ur', 'مجھے آج بازار جانا ہے اور سبزی خریدنی ہے'],
    ['sd', 'مون کي اڄ بازار وڃڻو آهي ۽ ڀاڄي وٺڻي آهي'],
    ['fa', 'من امروز باید به بازار بروم و سبزی بخرم که گران نیست'],
    ['ar', 'يجب أن أذهب إلى السوق اليوم وأشتري الخضار'],
    ['sat', 'ᱥᱟᱱᱛᱟᱲᱤ ᱯᱟᱹᱨᱥᱤ'],
    ['mni', 'ꯃꯅꯤꯄꯨꯔꯤ ꯂꯣꯟ'],
    ['en', 'I have to go to the market today and buy vegetables'],
    ['fr', 'Je dois aller au marché aujourd’hui pour acheter des légumes'],
    ['de', 'Ich muss heute auf den Markt gehen und Gemüse kaufen'],
    ['ru', 'Сегодня мне нужно пойти на рынок и купить овощи'],
    ['vi', 'Hôm nay tôi phải đi chợ và mua rau'],
    ['ja', '今日は市場に行って野菜を買わなければなりません'],
    ['zh', '我今天得去市场买菜'],
    ['te', 'nenu ivala market ki velli kuragayalu konali, meeru vastara'],
    ['bn', 'ami aaj bajare jabo ar sobji kinbo, tumi ki jabe'],
  ] as const) {
    test(`${language}: ${text}`, () => assert.equal(best(text), language));
  }
});

describe('closely related languages', () => {
  for (const [language, text] of [
    ['ru', 'Все люди рождаются свободными и равными в своём достоинстве и правах, и мы это знаем'],
    [
      'bg',
      'Всички хора се раждат свободни и равни по достойнство и права, и трябва да се отнасят помежду си в дух на братство, защото съвестта е тяхна',
    ],
    ['uk', 'Всі люди народжуються вільними і рівними у своїй гідності та правах'],
    ['id', 'Saya tidak bisa datang karena mobil saya rusak, namun uang itu sudah ada di kantor'],
    ['ms', 'Saya tidak dapat datang kerana wang itu ada di pejabat, iaitu percuma untuk universiti'],
    ['sw', 'Watu wote wamezaliwa huru na hakuna mtu katika nchi hii ambaye ana haki zaidi kwa sababu yake'],
    ['ro', 'Toate ființele umane se nasc libere și egale în demnitate și în drepturi, pentru că este drept'],
    ['ur', 'تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا ہوئے ہیں'],
    ['ks', 'سٲری اِنسان چھِ آزاد تہٕ حقوٗقَن منٛز برابر زامٕتؠ'],
  ] as const) {
    test(`${language} is detected reliably`, () => {
      const { candidates, reliable } = detectLanguage(text);
      assert.deepEqual([candidates[0]?.language, reliable], [language, true]);
    });
  }

  for (const text of [
    'Saya makan nasi di rumah dengan kawan saya hari ini',
    'Вода и хлеб на столе',
    'Dukkan yan-adam ana haifuwarsu ne da yanci, haka kuma kowannensu na da mutunci',
    'Waxa Ilaahay dadka u abuuray inay xor ahaadaan oo ay u siman yihiin sharafta',
  ]) {
    test(`an ambiguous text is not reliable: ${text}`, () => assert.equal(detectLanguage(text).reliable, false));
  }
});

describe('mixed texts', () => {
  const languages = (text: string) => detectLanguage(text).mixed.map(({ lang }) => lang);

  test('sentences in different languages', () => {
    assert.deepEqual(languages('I have to go to the market today. मुझे आज बाज़ार जाना है और सब्ज़ी खरीदनी है।').sort(), ['en', 'hi']);
    assert.deepEqual(
      languages('Je dois aller au marché pour acheter des légumes. Ich muss heute auf den Markt gehen und Gemüse kaufen.').sort(),
      ['de', 'fr'],
    );
    assert.deepEqual(languages('எனக்கு இந்த பாடல் மிகவும் பிடிக்கும். मुझे यह गाना बहुत पसंद है।').sort(), ['hi', 'ta']);
  });

  test('shares are of the words and sum to no more than one', () => {
    const { mixed } = detectLanguage('मुझे यह song बहुत पसंद है and I love it so much my friend');
    assert.ok(mixed.length === 2 && mixed.reduce((sum, { share }) => sum + share, 0) <= 1);
  });

  test('a text in one language is not mixed', () => {
    for (const text of ['I have to go to the market today.', 'मुझे आज बाज़ार जाना है।', 'naan nalla irukken, neenga eppadi irukkinga?', '']) {
      assert.deepEqual(languages(text), [], text);
    }
  });
});

describe('over HTTP', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());
  const detect = async (text: string): Promise<Record<string, unknown>> =>
    (await get(`${service.url}/v1/text/language?${new URLSearchParams({ text, top: '2' })}`)).body.data;

  test('a romanised sentence is reported as such', async () => {
    const { language, name, script, romanised, reliable, candidates } = await detect('naan nalla irukken, neenga eppadi irukkinga?');
    assert.deepEqual([language, name, script, romanised, reliable], ['ta', 'Tamil', 'Latn', true, true]);
    assert.equal((candidates as unknown[]).length, 2);
  });

  test('a text of several scripts lists them', async () => {
    const { language, scripts } = await detect('मुझे यह song बहुत पसंद है');
    assert.equal(language, 'hi');
    assert.deepEqual(
      (scripts as { script: string }[]).map(({ script }) => script),
      ['Deva', 'Latn'],
    );
  });

  test('a text without letters has no language', async () => {
    const { language, name, confidence, reliable } = await detect('12345 !!!');
    assert.deepEqual([language, name, confidence, reliable], ['und', 'Undetermined', 0, false]);
  });

  test('a few Latin letters are never reliable; a script of one language is', async () => {
    for (const text of ['hi', 'Bahnhofstrasse', 'la vie', 'ok ok ok']) assert.equal((await detect(text)).reliable, false, text);
    assert.equal((await detect('I have to go to the market today')).reliable, true);
    assert.deepEqual([(await detect('நீ')).language, (await detect('நீ')).reliable], ['ta', true]);
  });
});
