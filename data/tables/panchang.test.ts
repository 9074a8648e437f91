import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FESTIVAL_NAMES } from '../../src/core/sky/festivals/rules.ts';
import { festivalNames } from './festival_names.ts';
import { LANGUAGES, type Language, type PanchangNames, panchangLanguages } from './panchang.ts';

const SCRIPTS: Readonly<Record<Language, string>> = {
  en: 'Latin',
  hi: 'Devanagari',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Devanagari',
  gu: 'Gujarati',
  bn: 'Bengali',
};

const LENGTHS: Readonly<Record<keyof PanchangNames, number>> = {
  vara: 7,
  tithi: 16,
  paksha: 2,
  nakshatra: 27,
  yoga: 27,
  karana: 11,
  masa: 12,
  rashi: 12,
  ritu: 6,
  ayana: 2,
  samvatsara: 60,
  tamilMonth: 12,
  lord: 9,
  choghadiya: 7,
};

/** Letters and vowel signs of the script, spaces, some punctuation, and the zero-width non-joiner. */
const allowedText = (language: Language): RegExp => new RegExp(`^[\\p{Script=${SCRIPTS[language]}} ()/,;\\-\\u200c{}]+$`, 'u');

/** Placeholders are Latin names in braces. */
const maskPlaceholders = (text: string): string => text.replace(/\{\w+\}/g, '{}');

/** A vowel sign or virama at the start of a word, or two vowel signs in a row, is a typing error. */
const INVALID_VOWEL_SIGN =
  /(^|[ (/-])\p{M}|[\u093e-\u094c\u09be-\u09cc\u0abe-\u0acc\u0bbe-\u0bcc\u0c3e-\u0c4c\u0cbe-\u0ccc\u0d3e-\u0d4c]{2}/u;

function assertWellFormed(text: string, language: Language): void {
  assert.match(maskPlaceholders(text), allowedText(language), `${language}: ${text}`);
  assert.doesNotMatch(text, INVALID_VOWEL_SIGN, `${language}: ${text}`);
  assert.equal(text, text.trim().normalize('NFC'), `${language}: ${text}`);
}

for (const language of LANGUAGES) {
  describe(`the panchang in ${language}`, () => {
    const { names, reasons } = panchangLanguages()[language];

    test('every list is complete, without duplicates and in the script of the language', () => {
      for (const [key, length] of Object.entries(LENGTHS)) {
        const list = names[key as keyof PanchangNames];
        assert.equal(list.length, length, key);
        assert.equal(new Set(list).size, length, `${key} has a name twice`);
        for (const name of list) assertWellFormed(name, language);
      }
    });

    test('sentences have the same placeholders as in English and are distinct', () => {
      const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
      const english = panchangLanguages().en.reasons;
      for (const [key, value] of Object.entries(reasons)) {
        const texts: string[] = typeof value === 'string' ? [value] : Object.values(value);
        if (typeof value === 'string')
          assert.deepEqual(placeholdersOf(value), placeholdersOf(english[key as keyof typeof english] as string), key);
        assert.equal(new Set(texts).size, texts.length, key);
        for (const text of texts) assertWellFormed(text, language);
      }
    });
  });
}

test('exactly the festivals with a rule have a name in every language', () => {
  assert.deepEqual([...festivalNames.keys()].sort(), [...FESTIVAL_NAMES].sort());
  for (const language of LANGUAGES) {
    if (language === 'en') continue;
    const names = Array.from(festivalNames.values(), (row) => row[language]);
    for (const name of names) assertWellFormed(name, language);
    assert.equal(new Set(names).size, names.length, language);
  }
});

test('languages have native names, not transliterated Sanskrit ones', () => {
  const first = (key: keyof PanchangNames): string[] => LANGUAGES.map((language) => panchangLanguages()[language].names[key][0] as string);
  assert.deepEqual(first('tithi'), ['Pratipada', 'प्रतिपदा', 'பிரதமை', 'పాడ్యమి', 'ಪಾಡ್ಯ', 'പ്രതിപദം', 'प्रतिपदा', 'એકમ', 'প্রতিপদ']);
  assert.deepEqual(first('nakshatra'), ['Ashwini', 'अश्विनी', 'அசுவினி', 'అశ్విని', 'ಅಶ್ವಿನಿ', 'അശ്വതി', 'अश्विनी', 'અશ્વિની', 'অশ্বিনী']);
  assert.deepEqual(first('rashi'), ['Mesha', 'मेष', 'மேஷம்', 'మేషం', 'ಮೇಷ', 'മേടം', 'मेष', 'મેષ', 'মেষ']);
});
