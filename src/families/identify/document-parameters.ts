/** Parameters of a request about a document or a picture: pages 3 to 7, every 5 pages, under 50 KB, anticlockwise, 1200 px wide. */
import { fold } from '../../core/text/fold.ts';
import { isRemoval } from './query-lexicon.ts';

export interface DocumentParameters {
  /** Page ranges in the syntax of the operations: 3-7, 2,4, or l for the last page. */
  readonly pages?: string;
  /** Pages of each part. */
  readonly every?: number;
  readonly maxBytes?: number;
  /** Degrees, clockwise. */
  readonly angle?: string;
  /** Pages on one sheet. */
  readonly perSheet?: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Positions of the numbers and sizes of paper that these parameters take. */
  readonly positions: ReadonlySet<number>;
}

const folded = (list: string): ReadonlySet<string> => new Set(list.split(' ').map((word) => fold(word)));

const PAGE_WORDS = folded('page pages slide slides pg pgs pej panna पेज पेजों पृष्ठ पन्ना பக்கம் பக்கங்கள் పేజీ పేజీలు ಪುಟ പേജ് পাতা পৃষ্ঠা પેજ પાનું ਪੰਨਾ');
const SHEET_WORDS = folded('sheet sheets side शीट कागज');
const FIRST_WORDS = folded('first pehle pehla pahle mudhal modati पहले पहला शुरुआती पहिले पहिली முதல் మొదటి ಮೊದಲ ആദ്യ ആദ്യത്തെ প্রথম પહેલા પ્રથમ ਪਹਿਲੇ');
const LAST_WORDS = folded('last aakhri akhri आखिरी अंतिम கடைசி చివరి ಕೊನೆಯ');
const RANGE_WORDS = folded('to till until thru through se tak - – से तक முதல் வரை నుండి వరకు');
const LIST_WORDS = folded('and aur & और');
const INTERVAL_WORDS = folded('every each per har हर प्रति ஒவ்வொரு ప్రతి ಪ್ರತಿ ഓരോ প্রতি દરેક');
const PIXEL_WORDS = folded('px pixel pixels पिक्सल');
const SIDES = { width: folded('wide width broad चौड़ा'), height: folded('high height tall ऊंचा') } as const;
const PAPER_SIZES = folded('a3 a4 a5 letter legal');
const LEFT_WORDS = folded('anticlockwise counterclockwise anti-clockwise counter-clockwise left baen bayen बाएं बाएँ');
const UPSIDE_DOWN_WORDS = folded('upside ulta ulti उल्टा उल्टी');
/** A limit of 1,000 bytes to a KB holds for forms that count 1,024, too. */
const UNIT_BYTES: ReadonlyMap<string, number> = new Map([
  ['kb', 1_000],
  ['केबी', 1_000],
  ['கேபி', 1_000],
  ['కేబీ', 1_000],
  ['কেবি', 1_000],
  ['કેબી', 1_000],
  ['एमबी', 1_000_000],
  ['kbs', 1_000],
  ['mb', 1_000_000],
]);

const PAGE_NUMBERS = /^\d{1,4}(?:[-–,]\d{1,4})*(?:st|nd|rd|th)?$/;
const PAGE_RANGE = /^\d{1,4}[-–]\d{1,4}$/;
const INTEGER = /^\d{1,4}$/;
/** As many each: 10-10 पेज में. */
const DISTRIBUTIVE = /^(\d{1,4})-\1$/;
const SIDE = /^\d{2,5}(?:px)?$/;
const SIZE = /^\d{1,5}(?:\.\d+)?$/;
const RIGHT_ANGLE = /^(90|180|270)(?:°|deg|degrees?)?$/;
const DEGREE = /^(?:°|deg|degrees?|डिग्री)$/;

export function documentParameters(words: readonly string[]): DocumentParameters {
  const positions = new Set<number>();
  for (const i of words.keys()) if (PAPER_SIZES.has(words[i] as string) && words[i + 1] === 'size') positions.add(i).add(i + 1);
  const every = intervalOf(words, positions);
  const pages = every === undefined ? pagesOf(words, positions) : undefined;
  const isSheet = pages !== undefined && INTEGER.test(pages) && words.some((word) => SHEET_WORDS.has(word));
  const values = {
    every,
    pages: isSheet ? undefined : words.some(isRemoval) ? pagesWithout(pages) : pages,
    perSheet: isSheet ? pages : undefined,
    maxBytes: sizeOf(words, positions),
    angle: angleOf(words, positions),
    width: sideOf(words, SIDES.width, positions),
    height: sideOf(words, SIDES.height, positions),
  };
  return { ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)), positions };
}

/** All pages but some: 1-,!3,!7. */
function pagesWithout(pages: string | undefined): string | undefined {
  return pages === undefined
    ? undefined
    : `1-,${pages
        .split(',')
        .map((range) => `!${range}`)
        .join(',')}`;
}

/** A length in pixels before or after the word for a side. */
function sideOf(words: readonly string[], names: ReadonlySet<string>, positions: Set<number>): number | undefined {
  const i = words.findIndex((word) => names.has(word));
  if (i === -1) return undefined;
  const before = PIXEL_WORDS.has(words[i - 1] ?? '') ? i - 2 : i - 1;
  const index = [before, i + 1].find((position) => SIDE.test(words[position] ?? ''));
  if (index === undefined) return undefined;
  positions.add(index);
  return Number.parseInt(words[index] as string, 10);
}

function intervalOf(words: readonly string[], positions: Set<number>): number | undefined {
  const i = words.findIndex(
    (word, index) => INTERVAL_WORDS.has(word) && words.slice(index + 1, index + 3).some((next) => PAGE_WORDS.has(next)),
  );
  if (i === -1) return distributiveOf(words, positions);
  if (!INTEGER.test(words[i + 1] ?? '')) return 1;
  positions.add(i + 1);
  return Number(words[i + 1]);
}

function distributiveOf(words: readonly string[], positions: Set<number>): number | undefined {
  const i = words.findIndex((word, index) => DISTRIBUTIVE.test(word) && PAGE_WORDS.has(words[index + 1] ?? ''));
  if (i === -1) return undefined;
  positions.add(i);
  return Number(DISTRIBUTIVE.exec(words[i] as string)?.[1]);
}

/** The numbers after the word for pages, or before it. */
function pagesOf(words: readonly string[], positions: Set<number>): string | undefined {
  const i = words.findIndex((word) => PAGE_WORDS.has(word));
  if (i === -1) return undefined;
  if (LAST_WORDS.has(words[i - 1] ?? '')) return 'l';
  const after = pageRanges(words, /^(?:no|number|नंबर)$/.test(words[i + 1] ?? '') ? i + 2 : i + 1, positions);
  if (after !== undefined) return after;
  let from = i;
  while (from > 0 && isPartOfRanges(words[from - 1] as string)) from--;
  while (from < i && !PAGE_NUMBERS.test(words[from] as string)) from++;
  const before = pageRanges(words, from, positions);
  if (INTEGER.test(before ?? '') && FIRST_WORDS.has(words[from - 1] ?? '')) return before === '1' ? before : `1-${before}`;
  // A range is one of pages wherever it is written.
  const range = before === undefined ? words.findIndex((word) => PAGE_RANGE.test(word)) : -1;
  return range === -1 ? before : pageRanges(words, range, positions);
}

function isPartOfRanges(word: string): boolean {
  return PAGE_NUMBERS.test(word) || RANGE_WORDS.has(word) || LIST_WORDS.has(word);
}

function pageRanges(words: readonly string[], from: number, positions: Set<number>): string | undefined {
  let ranges = '';
  let separator = ',';
  for (let i = from; i < words.length; i++) {
    const word = words[i] as string;
    if (PAGE_NUMBERS.test(word)) {
      ranges += `${ranges === '' ? '' : separator}${word.replace(/(?:st|nd|rd|th)$/, '').replaceAll('–', '-')}`;
      separator = ',';
      positions.add(i);
    } else if (ranges !== '' && RANGE_WORDS.has(word)) separator = '-';
    else if (ranges === '' || !LIST_WORDS.has(word)) break;
  }
  return ranges === '' ? undefined : ranges;
}

function sizeOf(words: readonly string[], positions: Set<number>): number | undefined {
  const i = words.findIndex((word, index) => SIZE.test(word) && UNIT_BYTES.has(words[index + 1] ?? ''));
  if (i === -1) return undefined;
  positions.add(i);
  return Math.round(Number(words[i]) * (UNIT_BYTES.get(words[i + 1] as string) as number));
}

function angleOf(words: readonly string[], positions: Set<number>): string | undefined {
  const i = words.findIndex((word) => RIGHT_ANGLE.test(word));
  const isLeft = words.some((word) => LEFT_WORDS.has(word));
  if (i === -1) return isLeft ? '-90' : words.some((word) => UPSIDE_DOWN_WORDS.has(word)) ? '180' : undefined;
  if (words[i] !== RIGHT_ANGLE.exec(words[i] as string)?.[1] || DEGREE.test(words[i + 1] ?? '')) positions.add(i);
  return `${isLeft ? '-' : ''}${RIGHT_ANGLE.exec(words[i] as string)?.[1]}`;
}
