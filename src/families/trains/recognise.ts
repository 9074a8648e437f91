import { isThere, type Recogniser } from '../../core/request/recognition.ts';
import { closeness } from '../../core/text/closeness.ts';
import type { Train } from './records.ts';

const NUMBER = /^\d{5}$/;
/** Confidence of five digits alone, which are ambiguous, and with the word "train". */
const BARE = 0.44;
const SAID = 0.97;
const SAYS_TRAIN = new Set(['train', 'trains', 'gadi', 'rail', 'ट्रेन', 'गाड़ी', 'ரயில்', 'రైలు', 'ರೈಲು']);
/** Words that occur only in train names. */
const KINDS = new Set('rajdhani shatabdi duronto humsafar memu tejas antyodaya'.split(' '));
const PAIRS = ['vande bharat', 'amrit bharat', 'garib rath', 'sampark kranti', 'jan shatabdi'];
const MOST_WORDS = 6;

export const recogniseTrain: Recogniser = ({ text, words }) => {
  if (words.length > MOST_WORDS) return [];
  const said = words.some((word) => SAYS_TRAIN.has(word));
  const number = words.find((word) => NUMBER.test(word));
  if (number !== undefined && (said || words.length === 1)) {
    return [
      { operation: 'trains_get', input: { number }, confidence: said ? SAID : BARE, why: 'It is the number of a train', fit: isThere },
    ];
  }
  const spoken = words.join(' ');
  const isNamed = words.some((word) => KINDS.has(word)) || PAIRS.some((pair) => spoken.includes(pair)) || /. express$/.test(spoken);
  if (!isNamed) return [];
  const fit = (data: unknown): number => {
    const [first] = data as readonly Train[];
    return first ? Math.max(closeness(words, [first.name, first.listedAs]), closeness(words, [first.kind])) : 0;
  };
  return [{ operation: 'trains_search', input: { q: text }, confidence: 0.8, why: 'It is the name of a train', fit }];
};
