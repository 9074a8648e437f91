/** Heuristics for place names in addresses and lists, and the phonetic key to compare them by. */
import { nameWords } from '../../../src/core/text/name-forms.ts';
import { phoneticFold } from '../../../src/core/text/phonetic-key.ts';

/** Parts of an address that are not place names. */
const NO_PLACE =
  /^\d|^(no|plot|shop|door|near|nr|opp|opposite|floor|ground|first|second|third|main|at|po|post|dist|pin|tal|taluka?|tehsil|ward|block|branch|bank|h|s|b|g|gf|ff|bldg|building|house|unit|via|and|the|off|office|in|of|mandal|village|vill)\b/;
const NON_PLACE_SUFFIX =
  /\b(floor|bldg|building|shop|house|complex no|ltd|limited|bank|branch|premises|society|hotel|hospital|apartments?|mall|plaza|towers?|chambers?|arcade|school|college|no)$/;
/** Generic words that are not names by themselves. */
const GENERIC_WORD =
  /^(road|gen|general|market|bazaa?r|station|street|chowk|nagar|colony|city|town|centre|center|circle|square|marg|area|sector|phase|industrial estate|industrial area|civil lines|bus stand|main bazaa?r|main market|main road|railway station|camp|cantt|dt|distt|district|state|india|east|west|north|south|rtgs ho|service|services|overseas|community centre|outer circle|inner circle|middle circle|regional office|head office|corporate office|service cent(?:re|er)|personal banking|local head office|zonal office|old|new)$/;
const MIN_NAME_LENGTH = 3;

/** @param name in the form of `nameWords` */
export function isPlaceName(name: string): boolean {
  return name.length >= MIN_NAME_LENGTH && !NO_PLACE.test(name) && !NON_PLACE_SUFFIX.test(name) && !GENERIC_WORD.test(name);
}

/** Phonetic key without spaces: Indira Nagar and Indiranagar are equal. */
export function joinedPhoneticKey(name: string): string {
  return phoneticFold(nameWords(name).join(''));
}
