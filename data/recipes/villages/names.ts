/** Normalises village and sub-district names, typed in thousands of post offices, for display. */
import { tidy, toPrintedCase } from '../../formats/office-name.ts';

/** Typos: "Abdulla \Pur", "KURMAU;L", "Kataiyapurwa`". */
const INVALID_CHARACTERS = /[`;\\[\]{}<>@®="~^|*\u0080-\u0095\u0098-\u009f]+/g;
/** Windows-1252 dashes. */
const DASH = /\s*[\u0096\u0097]\s*/g;
/** A cell is split at commas only if each part could be a name: "MOHRI , BHONIPUR", but not "Beat No 1, 2". */
const NAME = /\p{L}{3}/u;

/**
 * The names in one cell: usually one, sometimes several separated by commas, none if only dots were typed.
 * @example villageNames('Dhulawat, Ghusbaithi , Kirnari') // ['Dhulawat', 'Ghusbaithi', 'Kirnari']
 * @example villageNames('Ismilpur_Budhena') // ['Ismilpur Budhena']
 */
export function villageNames(published: string): string[] {
  const text = published.replace(INVALID_CHARACTERS, '').replace(DASH, ' - ').replaceAll('_', ' ');
  const parts = text.split(',').map(trimPunctuation);
  const names = parts.every((part) => NAME.test(part)) ? parts : [trimPunctuation(text)];
  return names.filter((name) => /\p{L}{2}/u.test(name)).map(displayCase);
}

/** Strips the marks that distinguish a tehsil from its town: "Debai **", "Chaupal(T)". */
export function subDistrictName(published: string): string {
  const name = trimPunctuation(published.replace(/\(T\)\s*$/, '').replace(INVALID_CHARACTERS, ''));
  return name === 'NA' ? '' : displayCase(name);
}

/** "Anna nagar" → "Anna Nagar". */
function displayCase(name: string): string {
  return toPrintedCase(name).replace(/(?<=[\s(/-])[a-z]/g, (letter) => letter.toUpperCase());
}

function trimPunctuation(text: string): string {
  return tidy(text).replace(/^[\s.,\-']+|[\s.,\-']+$/g, '');
}
