/** Railway zones by their names in a question. */
import { type RailwayZone, railwayZones } from '../../../data/tables/railway_zones.ts';
import { canonical } from '../../core/text/fold.ts';
import type { Slots } from './slots.ts';

/** The railway zone with all words of its name, or its code in capitals. */
export function zoneNamed({ words }: Slots): string | undefined {
  const said = ` ${words.map(({ folded }) => canonical(folded)).join(' ')} `;
  const isSaid = ({ code, name }: RailwayZone): boolean =>
    said.includes(` ${canonical(name)} `) || words.some(({ written }) => written === code && code.length > 2);
  return railwayZones().findLast(isSaid)?.code;
}

/** The words of its code and its name. */
export function zoneWords(slots: Slots): string {
  const code = zoneNamed(slots);
  const zone = railwayZones().find((one) => one.code === code);
  return zone ? canonical(`${zone.code} ${zone.name}`) : '';
}
