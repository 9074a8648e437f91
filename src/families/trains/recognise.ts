import { alwaysRelevant, type Recogniser } from '../../core/request/recognition.ts';
import { nameRelevance } from '../../core/text/name-similarity.ts';
import type { Train } from './records.ts';

const NUMBER = /^\d{5}$/;
/** Confidence of an existing train number: alone it may also be an amount; or with the word "train". */
const BARE_NUMBER_CONFIDENCE = 0.7;
const WITH_KEYWORD_CONFIDENCE = 0.97;
const TRAIN_KEYWORDS = new Set(['train', 'trains', 'gadi', 'rail', 'ट्रेन', 'गाड़ी', 'ரயில்', 'రైలు', 'ರೈಲು']);
/** Words that occur only in train names. */
const TRAIN_NAME_WORDS = new Set('rajdhani shatabdi duronto humsafar memu tejas antyodaya'.split(' '));
const TRAIN_NAME_PHRASES = ['vande bharat', 'amrit bharat', 'garib rath', 'sampark kranti', 'jan shatabdi'];
const MAX_WORDS = 6;

export const recogniseTrain: Recogniser = ({ text, words }) => {
  if (words.length > MAX_WORDS) return [];
  const hasKeyword = words.some((word) => TRAIN_KEYWORDS.has(word));
  const number = words.find((word) => NUMBER.test(word));
  if (number !== undefined && (hasKeyword || words.length === 1)) {
    return [
      {
        operation: 'trains_get',
        input: { number },
        confidence: hasKeyword ? WITH_KEYWORD_CONFIDENCE : BARE_NUMBER_CONFIDENCE,
        why: 'It is the number of a train',
        relevance: alwaysRelevant,
      },
    ];
  }
  const spoken = words.join(' ');
  const isNamed =
    words.some((word) => TRAIN_NAME_WORDS.has(word)) ||
    TRAIN_NAME_PHRASES.some((pair) => spoken.includes(pair)) ||
    /. express(?: train)?(?: number| no| kya hai)?$/.test(spoken);
  if (!isNamed) return [];
  const relevance = (data: unknown): number => {
    const [first] = data as readonly Train[];
    return first ? Math.max(nameRelevance(words, [first.name, first.listedAs]), nameRelevance(words, [first.kind])) : 0;
  };
  return [{ operation: 'trains_search', input: { q: text }, confidence: 0.8, why: 'It is the name of a train', relevance }];
};
