import { z } from 'zod';
import { type Family, operation } from '../../core/operation/operation.ts';
import { costBySize } from '../../core/request/cost.ts';
import { list, nonBlankText } from '../../core/request/params.ts';
import { addressAnswer } from './answer.ts';
import { addresses } from './dataset.ts';
import { type ParsedAddress, parsePostalAddress } from './parse.ts';
import { recognisePostalAddress } from './recognise.ts';
import { AddressRead } from './records.ts';

/** Maximum characters of an address. */
const MAX_ADDRESS_LENGTH = 500;
const MAX_BULK_ADDRESSES = 100;
/** Characters per unit of the rate limit: an address of usual length takes about a millisecond. */
const CHARACTERS_PER_UNIT = 250;

const DETAILS =
  'Accepts any Indian script, capitals, missing spaces and abbreviations such as Opp., Nr., S/o, P.O., Tq., Dist. and state codes. Every name is looked up among 165,000 post offices, 905,000 villages, ' +
  'towns, current and former districts, and the locality names that bank branches use; the pincodes that most of them agree on are the candidates, each with its reasons. ' +
  'A pincode that contradicts the names is reported in corrections with the more likely one. Phone numbers are removed. The address is not stored.';

const parseOne = operation({
  id: 'address_read',
  path: '/v1/address',
  title: 'Read an address',
  keywords:
    'address, parse address, address parser, find pincode of address, complete address, mend address, verify address, geocode, pata, पता, पते का पिनकोड, முகவரி, చిరునామా, ವಿಳಾಸ, വിലാസം, સરનામું, ঠিকানা, ਪਤਾ, ଠିକଣା',
  summary: 'Parse an Indian address: its parts, pincode and position',
  details: DETAILS,
  input: { q: nonBlankText({ description: 'The address, with or without a pincode', max: MAX_ADDRESS_LENGTH }) },
  textBody: 'q',
  data: { addresses },
  cache: 'never',
  cost: ({ q }) => costBySize(q.length, CHARACTERS_PER_UNIT),
  output: AddressRead,
  example: { q: 'Flat 4B, Shanti Apts, Opp. City Pride, Paud Rd, Kothrud, Poona, MH' },
  run({ q }, { addresses }) {
    const parsed = parsePostalAddress(addresses.pack, q);
    const data = addressAnswer(addresses.pack, parsed);
    return { data, meta: { note: noteFor(parsed, data) } };
  },
});

const parseBulk = operation({
  id: 'address_bulk',
  method: 'POST',
  path: '/v1/address/bulk',
  title: 'Clean up a list of addresses',
  keywords: 'bulk addresses, many addresses, address list, clean address list',
  summary: 'Up to 100 addresses in one request',
  details: `Results are in the order of the request, each as from /v1/address. Costs one unit per ${CHARACTERS_PER_UNIT} characters. The addresses are not stored.`,
  input: {
    addresses: list(nonBlankText({ description: 'An address', max: MAX_ADDRESS_LENGTH }), {
      min: 1,
      max: MAX_BULK_ADDRESSES,
      description: 'The addresses',
    }),
  },
  data: { known: addresses },
  cache: 'never',
  cost: ({ addresses }) =>
    costBySize(
      addresses.reduce((sum, { length }) => sum + length, 0),
      CHARACTERS_PER_UNIT,
    ),
  output: z.array(AddressRead),
  example: { addresses: ['12 MG Road, Shivaji Nagar, Pune', 'T Nagar, Madras 600071'] },
  run({ addresses }, { known: { pack } }) {
    const parsedAddresses = addresses.map((address) => parsePostalAddress(pack, address));
    const phones = parsedAddresses.reduce((sum, { preprocessed }) => sum + preprocessed.phones, 0);
    const data = parsedAddresses.map((parsed) => addressAnswer(pack, parsed));
    return { data, meta: { total: addresses.length, note: phonesNote(phones) } };
  },
});

function phonesNote(phones: number): string | undefined {
  return phones === 0 ? undefined : `${phones === 1 ? 'A phone number was' : `${phones} phone numbers were`} removed.`;
}

function noteFor({ preprocessed: { phones, emails }, candidates }: ParsedAddress, { pincodeFrom, parts }: AddressRead): string | undefined {
  const notes = [
    phonesNote(phones),
    emails > 0 && 'An email address was removed.',
    pincodeFrom === 'given' && `The names in the address do not confirm ${parts.pincode}: see candidates.`,
    candidates.length === 0 && 'No place name in India was found in this text.',
  ].filter((note) => typeof note === 'string');
  return notes.length > 0 ? notes.join(' ') : undefined;
}

export const addressFamily: Family = {
  id: 'address',
  name: 'Addresses',
  group: 'Places and transport',
  about:
    'Parses free-form Indian addresses: splits them into parts, completes and geocodes them, and finds or verifies the pincode by the place names.',
  operations: [parseOne, parseBulk],
  recognise: recognisePostalAddress,
};
