/** Filters names in Indian scripts: machine-translated lists call Erode "over" and Mon "Monday". */
import { nameKey, words } from '../../../src/core/text/fold.ts';
import { FuzzyNameList } from '../../../src/core/text/fuzzy-name-list.ts';

/** Words of place names that Hindi and Marathi translate instead of transliterating. */
const TRANSLATED = new Map(
  Object.entries({
    East: 'पूर्व पूर्वी पुर्व',
    West: 'पश्चिम पश्चिमी',
    North: 'उत्तर उत्तरी',
    South: 'दक्षिण दक्षिणी',
    Central: 'मध्य केंद्रीय',
    Middle: 'मध्य',
    New: 'नई नया नवी नवीन',
    Upper: 'ऊपरी अपर',
    Lower: 'निचला निचली लोअर',
    Valley: 'घाटी वैली',
    Hills: 'पहाड़ियाँ पहाड़ी हिल्स',
    Urban: 'शहरी नगरीय',
    Rural: 'ग्रामीण देहात',
    Metropolitan: 'महानगर',
    Suburban: 'उपनगर उपनगरीय',
    City: 'शहर सिटी',
    and: 'और व एवं',
  }).flatMap(([english, native]) => native.split(' ').map((word) => [nameKey(word), english] as const)),
);

/** Suffixes such as "district", "town" and "block" in titles of encyclopaedia pages. */
const PLACE_TYPE_SUFFIX =
  /[\s-]+(?:नगरम्|मण्डल|मंडल|तालुका|प्रखण्ड|प्रखंड|जिला|ज़िला|जिल्हा|तहसील|शहर|জেলা|శహరం|మండలం|ജില്ല|மாவட்டம்|ಜಿಲ್ಲೆ|ଜିଲ୍ଲା|જિલ્લો|ਜ਼ਿਲ੍ਹਾ)$/;

export function withoutPlaceTypeSuffix(script: string): string {
  return script.replace(PLACE_TYPE_SUFFIX, '').trim();
}

/** Whether it is phonetically similar to one of the Latin names; translated words are compared word by word. */
export function isPhoneticMatch(script: string, names: readonly string[]): boolean {
  const nameList = new FuzzyNameList(names.map((name) => [name, name] as const));
  if (nameList.nearest(script)) return true;
  const rest = words(script);
  const translated = rest.map((word) => TRANSLATED.get(word) ?? word);
  if (translated.every((word, index) => word === rest[index])) return false;
  return names.some((name) => matchesAsWordBag(words(name), translated));
}

/** Bag-of-words comparison; words in an Indian script are matched phonetically. */
function matchesAsWordBag(name: readonly string[], other: readonly string[]): boolean {
  const remaining = name.filter((word) => word !== 'and');
  const words = other.map((word) => word.toLowerCase()).filter((word) => word !== 'and');
  if (remaining.length !== words.length) return false;
  return words.every((word) =>
    remaining.some((nameWord) => nameWord === word || new FuzzyNameList([[nameWord, nameWord]]).nearest(word) !== undefined),
  );
}
