/** Which words are names of people, in whatever script they are written. */

import { cities } from '../../../../data/tables/address_words.ts';
import { nameRegions } from '../../../../data/tables/fake_names.ts';
import { everydayUrdu, urduNames } from '../../../../data/tables/name_leads.ts';
import { namesByRegion } from '../../../../data/tables/names_by_region.ts';
import { everydayNames, everydayWords, moreNames, moreSurnames } from '../../../../data/tables/person_words.ts';
import { everydayNouns, wordsNotNames } from '../../../../data/tables/words_not_names.ts';
import { TAMIL } from '../../../core/indic/blocks.ts';
import { soonInSteps } from '../../../core/util/soon.ts';
import { remembering } from './remembering.ts';
import { latin, romanised, soundOf, unvoiced, withoutLast } from './sounds.ts';

/** A name; one that by itself may be a common word; or neither. */
export type NameKind = 'name' | 'common' | undefined;

type Kinds = ReadonlyMap<string, 'name' | 'common'>;

interface NameLists {
  readonly known: Kinds;
  /** By how they sound, exactly and as Tamil writes it, which does not tell voiced letters from unvoiced ones. */
  readonly sounds: Kinds;
  readonly tamilSounds: Kinds;
  /** Those that sound like many other words, and the bare letters of all: only where it is said that a name stands there. */
  readonly surnameSounds: ReadonlySet<string>;
  readonly shortSounds: ReadonlySet<string>;
  readonly bareSounds: ReadonlySet<string>;
  readonly tamilBareSounds: ReadonlySet<string>;
  /** Short ones of the names that fewer people have. */
  readonly rareSounds: ReadonlySet<string>;
}

/** Shorter ones sound like too many other words. */
const SHORTEST_SOUND = 4;
/** Of the names that fewer people have, shorter ones are words of some language more often than not. */
const SHORTEST_RARE = 6;
const NATIVE: Kinds = new Map(
  ['सिंह', 'কুমার', 'खान', 'शाह', 'राव', 'राम', 'রাম', 'રામ', 'ਰਾਮ', 'ராம்', 'రామ్', 'ರಾಮ್', 'റാം'].map((word) => [word, 'common']),
);

/** All names that are known, in Latin letters. */
export const allNames = (): readonly string[] => [
  ...[...nameRegions.values()].flatMap(({ female, male, surnames }) => [...female, ...male, ...surnames]),
  ...moreNames,
  ...moreSurnames,
  ...namesByRegion(),
];

/** Names that are listened to at a time. */
const NAMES_A_STEP = 500;

const lists = soonInSteps(function* (): Generator<void, NameLists> {
  const known = new Map<string, 'name' | 'common'>();
  const sounds = new Map<string, 'name' | 'common'>();
  const tamilSounds = new Map<string, 'name' | 'common'>();
  const shortSounds = new Set<string>();
  const bareSounds = new Set<string>();
  const tamilBareSounds = new Set<string>();
  const rareSounds = new Set<string>();
  const rare = new Set(namesByRegion());
  for (const [at, name] of allNames().entries()) {
    if (at % NAMES_A_STEP === 0) yield;
    const key = name.toLowerCase();
    const sound = soundOf(key);
    // A city is far more often spoken of than the few families that are called after it.
    const isOther = everydayWords.has(key) || (rare.has(key) && cities.has(key));
    const isWord = everydayNames.has(key) || isOther || (rare.has(key) && sound.length < SHORTEST_RARE);
    const native = isWord ? 'common' : 'name';
    known.set(key, isOther ? 'common' : 'name');
    if (rare.has(key) && sound.length < SHORTEST_RARE && !everydayNames.has(key)) rareSounds.add(sound);
    if (sound.length === SHORTEST_SOUND - 1) shortSounds.add(sound);
    bareSounds.add(bare(sound));
    tamilBareSounds.add(bareInTamil(sound));
    for (const [table, heard] of [
      [sounds, sound],
      [tamilSounds, unvoiced(sound)],
    ] as const) {
      if (heard.length < SHORTEST_SOUND || table.get(heard) === 'common' || (rare.has(key) && table.has(heard))) continue;
      table.set(heard, native);
    }
  }
  // Of two that sound alike, Raza and राजा, the one that is a word counts.
  for (const word of everydayNames) if (sounds.has(soundOf(word))) sounds.set(soundOf(word), 'common');
  for (const [word, kind] of NATIVE) known.set(word, kind);
  for (const word of urduNames) known.set(word, everydayUrdu.has(word) ? 'common' : 'name');
  const regions = [...nameRegions.values()];
  const given = new Set(regions.flatMap(({ female, male }) => [...female, ...male]));
  const surnames = regions.flatMap((region) => region.surnames).filter((name) => !given.has(name));
  const surnameSounds = new Set([...surnames, ...moreSurnames].map((name) => withoutEnd(soundOf(name.toLowerCase()))));
  return { known, sounds, tamilSounds, surnameSounds, shortSounds, bareSounds, tamilBareSounds, rareSounds };
});

export function nameKind(word: string): NameKind {
  const key = word.toLowerCase();
  if (!/[^\u0000-\u024f]/.test(key)) return lists().known.get(key);
  if (key.length > LONGEST) return undefined;
  const heard = heardLately(key);
  return heard === 'none' ? undefined : heard;
}

const heardLately = remembering((key) => lists().known.get(key) ?? (wordsNotNames.has(key) || everydayNouns.has(key) ? 'none' : hear(key)));

/** Whether a word of an Indian script sounds like a short name that few people have, and so perhaps like another word. */
export function isRareName(word: string): boolean {
  if (wordsNotNames.has(word) || word.length > LONGEST || !/[^\u0000-\u024f]/.test(word)) return false;
  return soundsRare(word);
}

const soundsRare = remembering((word) => !everydayNouns.has(word) && lists().rareSounds.has(soundOf(romanised(word))));

/** Whether a word of an Indian script sounds like a name that families have, and nobody is given. */
export function isSurname(word: string): boolean {
  if (wordsNotNames.has(word) || word.length > LONGEST || !/[^\u0000-\u024f]/.test(word)) return false;
  const { surnameSounds } = lists();
  return [romanised(word), latin(word)].some((spelt) => surnameSounds.has(withoutEnd(soundOf(spelt))));
}

/** The a at the end is said in some languages and not in others. */
const withoutEnd = (sound: string): string => sound.replace(/a$/, '');

/** Sounds of as many letters are hardly another word. */
const SURE_LETTERS = 6;
const LEAST_LETTERS = 4;
const SURE_END = 8;

/** A word where the words around say that it is a name: by its bare letters, by a short sound, or by what many names end in. */
export function markedKind(word: string): 'name' | 'like' | undefined {
  if (wordsNotNames.has(word) || word.length > LONGEST || !/[^\u0000-\u024f]/.test(word)) return undefined;
  const kind = markLately(word);
  return kind === 'none' ? undefined : kind;
}

const markLately = remembering((word) => (everydayNouns.has(word) ? 'none' : (soundsMarked(word) ?? 'none')));

function soundsMarked(word: string): 'name' | 'like' | undefined {
  const sound = soundOf(romanised(word));
  const isTamil = TAMIL.test(word);
  const letters = isTamil ? bareInTamil(sound) : bare(sound);
  const { shortSounds, bareSounds, tamilBareSounds } = lists();
  const isHeard = (isTamil ? tamilBareSounds : bareSounds).has(letters);
  if (SURE_ENDS.test(word)) return 'name';
  const ends = NAME_END.test(sound);
  if ((isHeard && letters.length >= SURE_LETTERS) || (ends && sound.length >= SURE_END)) return 'name';
  return (isHeard && letters.length >= LEAST_LETTERS) || ends || shortSounds.has(sound) ? 'like' : undefined;
}

/** As they sound, after at least a syllable. */
const NAME_END =
  /^.{3,}(?:ravu?|bhai|ben|bai|vali|rani|kumari|lata|lal|das|babu|prasad|durga|gopal|sekar|karupan|arasi|arasan|selvi|celvi|vati|mati|bala|kuti|hari|kumar|raj|krisna|krisnan|murti|redi|natan|nat|esvara?n?|endra|endran|candra|candran|sundaram|laksmi|latcumi|devi|svami|narayana?n?|singh|prit|jit|inder|kant|anand|ranjan|velu|ayan|amal|apan)$/;

/** Words of the family and of honour that end names: ಯಲ್ಲಮ್ಮ, మల్లయ్య, रखमाबाई. */
const SURE_ENDS =
  /^.{2,}(?:ಮ್ಮ|ಪ್ಪ|ಕ್ಕ|ಯ್ಯ|ಣ್ಣ|ಗೌಡ|ಸ್ವಾಮಿ|మ్మ|ప్ప|య్య|న్న|రావు|రెడ్డి|బాబు|దుర్గ|లక్ష్మి|മ്മ|പ്പൻ|ൻകുട്ടി|ക്കുട്ടി|ம்மாள்|யம்மா|ப்பன்|சாமி|ராசு|ராஜ்|வள்ளி|बाई|राव|भाऊ|अण्णा|ताई|नाथ|প্রসাদ|নাথ|রানী|বালা|চন্দ্র)$/u;

export const isCalledByKin = (word: string): boolean => SURE_ENDS.test(word);

/** Who is called by an office: English ones are written as they are said, others are much the same in all languages. */
const OFFICE =
  /m[ae]n[ae]j[ae]r|d[ao]kt[ae]r|mas[tr][ae]?r|prinsip|injin|k[ao]l[ae]kt|insp[ae]kt|[oa]phis|draiv|ticar|k[ao]m[iy]*sn|pradan[aou]|ad[iy]*yaks|mantri|ad[iy]kari|siks[ak]*k|ad[iy]+apak|upad[iy]+ay|vyavast|praband|nird?es[ak]|sampadak|saciv|ayukt|pransupal|nyay|direkt|vakil|sarpanc|mukya/;

export const isOffice = (word: string): boolean => word.length <= LONGEST && soundsLikeOffice(word);
const soundsLikeOffice = remembering((word) => OFFICE.test(soundOf(latin(word))));

/** Without the vowels that spellings change most, and one for letters that scripts do not tell apart. */
function bare(sound: string): string {
  return unvoiced(sound)
    .replace(/[tk]c(?:u(?=m))?/g, 'kc')
    .replace(/[vw]/g, 'p')
    .replace(/(?<=[kcpt])h|[aeo]/g, '')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/** Tamil parts the consonants of others by vowels: ராஜேந்திரன் is Rajendran. */
const bareInTamil = (sound: string): string => bare(sound).replace(/[iu]/g, '');

/** Longer than any name: a text without blanks is not kept. */
const LONGEST = 40;

function hear(key: string): 'name' | 'common' | 'none' {
  const { sounds, tamilSounds } = lists();
  const heard = (sound: string): 'name' | 'common' | undefined =>
    sound.length < SHORTEST_SOUND ? undefined : TAMIL.test(key) ? tamilSounds.get(unvoiced(sound)) : sounds.get(sound);
  // The south says every vowel that is written; names from the north are written there without theirs.
  return heard(soundOf(romanised(key))) ?? heard(soundOf(SOUTHERN.test(key) ? latin(key) : withoutLast(latin(key)))) ?? 'none';
}

const SOUTHERN = /[\u0b80-\u0d7f]/;
