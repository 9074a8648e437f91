/** Resolves a plate or code to its transport office. */

import { findState } from '../../../data/places.ts';
import { officeCode } from '../../../data/tables/rto.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { invalid, notFound } from '../../core/request/api-error.ts';
import { listedPrefix, type Plate, parsePlate } from './plate.ts';
import type { OfficeOfPlate, TransportOffice } from './records.ts';

export function requirePlate(code: string): Plate {
  return parsePlate(code) ?? invalid('code', 'must be an RTO code such as TN-01, or a number plate such as TN01AB1234');
}

export function officeOfPlate(rto: Dataset, plate: Plate): OfficeOfPlate {
  const { prefix, number, series, serial, year } = plate;
  const onPlate = serial === null && series === null ? null : { series, serial, year };
  if (number === undefined) return { ...bharatSeries(year ?? 0), plate: onPlate };
  const record = rto.get('code', officeCode(listedPrefix(prefix), number)) ?? unknownOffice(rto, prefix, number);
  return { ...(record.parse() as TransportOffice), plate: onPlate };
}

/** The nationwide Bharat series has no office: it encodes the year of registration, not the place. */
function bharatSeries(year: number): TransportOffice {
  return {
    code: 'BH',
    aliases: [],
    stateCode: null,
    state: null,
    office: null,
    city: null,
    district: null,
    type: 'Bharat series',
    active: true,
    successor: null,
    note: `Bharat series, registered in ${year}: valid in every state without re-registration, for people with transferable jobs. The plate does not identify the issuing office.`,
  };
}

function unknownOffice(rto: Dataset, prefix: string, number: number): never {
  const currentPrefix = listedPrefix(prefix);
  const code = officeCode(prefix, number);
  const offices = rto.count('prefix', currentPrefix);
  if (offices === 0) {
    const state = findState(prefix);
    notFound(
      state && state.vehicleCodes[0] !== prefix
        ? `${prefix} is not a prefix of number plates; ${state.name} uses ${state.vehicleCodes.join(' and ')}.`
        : `No state uses the prefix ${prefix} on number plates. GET /v1/states lists all prefixes.`,
    );
  }
  notFound(
    `No transport office has the code ${code}. The ${offices} offices of ${currentPrefix} are at /v1/rto?state=${findState(currentPrefix)?.code ?? currentPrefix}.`,
  );
}
