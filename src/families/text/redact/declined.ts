/** Endings of words in Indian scripts: those that things have, and those that tell of somebody who does or gets something. */
import { endingsOf } from './endings.ts';
import { nameKind } from './name-lists.ts';

/** What other words than names end in, where a name stands by itself. */
const DECLINED = /(?:े|ात|ला|ने|ांना|च्या|ে|তে|কে|টি|টা|টো|লৈ|ରେ|କୁ|ଟି|ில்|ை|க்கு|ால்|லை|లో|ను|కు|ని|ಲ್ಲಿ|ನ್ನು|ಗೆ|ಕ್ಕೆ|ിൽ|െ|ക്ക്|യിൽ|માં|ને|થી|ે)$/u;

export const isDeclined = (key: string): boolean => DECLINED.test(key);

/** Of people, and what the name ends in without them. */
const ENDINGS: readonly (readonly [ending: string, name: string])[] = [
  ['ने', ''],
  ['ला', ''],
  ['কে', ''],
  ['ને', ''],
  ['એ', ''],
  ['ଙ୍କୁ', ''],
  ['ଙ୍କ', ''],
  ['కి', ''],
  ['னிடம்', 'ன்'],
  ['னுக்கு', 'ன்'],
  ['விடம்', ''],
  ['வுக்கு', ''],
  ['ிக்கு', 'ி'],
  ['ியிடம்', 'ி'],
  ['னை', 'ன்'],
  ['ನಿಗೆ', ''],
  ['ಳಿಗೆ', ''],
  ['ನನ್ನು', ''],
  ['നെ', 'ൻ'],
  ['ന്', 'ൻ'],
  ['നോട്', 'ൻ'],
  ['യ്ക്ക്', ''],
  ['യോട്', ''],
];

const SHORTEST = 3;
const endingsIn = endingsOf(() => ENDINGS);

/** Marathi verbs, करायला, and nouns that have a vowel more before an ending, सहायाने of सहाय, as names have not. */
const VERB = /ायला$/u;
const isThing = (key: string): boolean => VERB.test(key) || (/ा(?:ने|ला)$/u.test(key) && nameKind(key.slice(0, -3)) === 'name');

/** Whether a word is a known name with such an ending. */
export function declinedName(key: string): boolean {
  const endings = endingsIn(key);
  if (endings.length === 0 || isThing(key)) return false;
  return endings.some(
    ([ending, name]) => key.length >= ending.length + SHORTEST && nameKind(key.slice(0, -ending.length) + name) === 'name',
  );
}
