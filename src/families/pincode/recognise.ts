import { alwaysRelevant, type Recogniser } from '../../core/request/recognition.ts';
import { nameRelevance } from '../../core/text/name-similarity.ts';
import type { PlacedOffice } from './records.ts';

const PINCODE = /^[1-9][0-9]{5}$/;
const POINT =
  /^(?:lat(?:itude)?[\s:=]*)?\(?\s*(-?\d{1,2}\.\d{1,10})\s*(?:°\s*)?N?\s*[,;\s]\s*(?:lo?ng?(?:itude)?[\s:=]*)?(-?\d{1,3}\.\d{1,10})\s*(?:°\s*)?E?\s*\)?$/i;
/** Degrees with minutes and, maybe, seconds: 12°58'N 77°35'E. */
const DEGREES =
  /^(\d{1,2})°\s?(\d{1,2}(?:\.\d{1,6})?)['′’]\s?(?:(\d{1,2}(?:\.\d{1,6})?)["″”]\s?)?([NS])?[\s,;]*(\d{1,3})°\s?(\d{1,2}(?:\.\d{1,6})?)['′’]\s?(?:(\d{1,2}(?:\.\d{1,6})?)["″”]\s?)?([EW])?$/i;
/** Longer texts are not place names. */
const MAX_WORDS = 6;

function pointIn(text: string): { readonly lat: number; readonly lng: number } | undefined {
  const point = POINT.exec(text);
  if (point) return { lat: Number(point[1]), lng: Number(point[2]) };
  const parts = DEGREES.exec(text);
  return parts ? { lat: decimalDegrees(parts.slice(1, 5)), lng: decimalDegrees(parts.slice(5, 9)) } : undefined;
}

function decimalDegrees([degrees, minutes, seconds, side = '']: readonly (string | undefined)[]): number {
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds ?? 0) / 3600;
  return (/[SW]/i.test(side) ? -1 : 1) * (Math.round(value * 1e5) / 1e5);
}

export const recognisePlace: Recogniser = ({ text, compact, words }) => {
  if (PINCODE.test(compact)) {
    return [
      {
        operation: 'pincode_get',
        input: { pincode: compact },
        confidence: 0.96,
        why: 'Six digits are a pincode',
        relevance: alwaysRelevant,
      },
    ];
  }
  const input = pointIn(text);
  if (input) return [{ operation: 'pincode_near', input, confidence: 0.95, why: 'It is a latitude and a longitude' }];
  if (!/\p{L}/u.test(text) || words.length > MAX_WORDS) return [];
  const relevance = (data: unknown): number => {
    const [first] = data as readonly PlacedOffice[];
    return first ? nameRelevance(words, [first.name, first.district, first.state, first.matched?.name ?? '']) : 0;
  };
  return [{ operation: 'pincode_search', input: { q: text }, confidence: 0.8, why: 'It is the name of a place', relevance }];
};
