/** Formats the limbs of the panchang: number, localised name, start and end. */
import type { PanchangNames } from '../../../data/tables/panchang.ts';
import { pakshaName, tithiName } from '../../core/sky/calendar-names.ts';
import { type Ayanamsa, type LimbSpan, limbsBetween, siderealAt } from '../../core/sky/limbs.ts';
import type { PanchangDay } from './records.ts';

type Elements = Pick<PanchangDay, 'tithi' | 'nakshatra' | 'yoga' | 'karana'>;
type Element = PanchangDay['yoga'][number];

interface Options {
  readonly names: PanchangNames;
  readonly ayanamsa: Ayanamsa;
  write(ms: number): string;
}

/** All elements that overlap a span, which is from one sunrise to the next. */
export function elementsBetween(from: number, to: number, { names, ayanamsa, write }: Options): Elements {
  const element = ({ number, start, end }: LimbSpan, name: string): Element => ({ number, name, start: write(start), end: write(end) });
  return {
    tithi: limbsBetween('tithi', from, to).map((span) => ({
      ...element(span, tithiName(span.number, names)),
      paksha: span.number <= 15 ? 'shukla' : 'krishna',
      pakshaName: pakshaName(span.number, names),
    })),
    nakshatra: limbsBetween('nakshatra', from, to, ayanamsa).map((span) => ({
      ...element(span, names.nakshatra[span.number - 1] as string),
      pada: padaAt(Math.max(span.start + 1000, from), ayanamsa),
      lord: names.lord[(span.number - 1) % 9] as string,
    })),
    yoga: limbsBetween('yoga', from, to, ayanamsa).map((span) => element(span, names.yoga[span.number - 1] as string)),
    karana: limbsBetween('karana', from, to).map((span) => element(span, karanaName(span.number, names))),
  };
}

/** Karana of a half tithi: of sixty, the first is Kimstughna, the last three are Shakuni, Chatushpada and Naga, and seven names repeat between. */
function karanaName(number: number, { karana }: PanchangNames): string {
  const index = number === 1 ? 10 : number >= 58 ? number - 51 : (number - 2) % 7;
  return karana[index] as string;
}

/** Pada: the quarter of its nakshatra in which the moon is, 1 to 4. */
function padaAt(ms: number, ayanamsa: Ayanamsa): number {
  return (Math.floor((siderealAt(ms, ayanamsa).moon * 27 * 4) / 360) % 4) + 1;
}
