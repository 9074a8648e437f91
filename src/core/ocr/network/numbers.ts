/** Recognises numbers again by the network, because Tesseract's models of Indian languages lose digits of amounts. Child processes only. */
import type { GreyImage } from '../grey-image.ts';
import type { OcrLine, OcrWord } from '../ocr-words.ts';
import { recogniseLine } from './line-recogniser.ts';

const HAS_DIGIT = /\p{Nd}/u;
const NUMBER = /^[₹(]?\p{Nd}[\p{Nd}.,:/-]*[%)]?$/u;
const MIN_CONFIDENCE = 0.95;
/** Pages with more numbers are left unchanged: each number costs 20 ms. */
const MAX_NUMBERS = 150;

/** @param page picture in whose pixels the boxes of words are */
export async function rereadNumbers(lines: readonly OcrLine[], page: GreyImage): Promise<OcrLine[]> {
  const count = lines.reduce((sum, { words }) => sum + words.filter(({ text }) => HAS_DIGIT.test(text)).length, 0);
  if (count > MAX_NUMBERS) return [...lines];
  const corrected: OcrLine[] = [];
  for (const { words, ...line } of lines) {
    const recognisedWords: OcrWord[] = [];
    for (const word of words) recognisedWords.push(HAS_DIGIT.test(word.text) ? await reread(word, page) : word);
    corrected.push({ ...line, words: recognisedWords });
  }
  return corrected;
}

async function reread(word: OcrWord, page: GreyImage): Promise<OcrWord> {
  const [number, ...rest] = await recogniseLine(page, word.box);
  if (!number || rest.length > 0 || number.confidence < MIN_CONFIDENCE || !NUMBER.test(number.text)) return word;
  return { ...word, text: number.text };
}
