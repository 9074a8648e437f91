/** Package of Wikidata places, shared by several recipes. */
import type { PackagePin } from '../package.ts';

export const WIKIDATA_PLACES: PackagePin = {
  name: '@geomelon/india',
  version: '1.0.0',
  integrity: 'sha512-HMvKoFxGkqvm+7Sf/SVqwXXs3rBSZTw9JQzZddDNBG/GNBOr0rFv9NY3fTLCKxvqJEedvLHz9fMAH+plpg/0jw==',
};
