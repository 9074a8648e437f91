/** Which words are names of people, in whatever script they are written. */
import { nameRegions } from '../../../../data/tables/fake_names.ts';
import { everydayNames, everydayWords, moreNames } from '../../../../data/tables/person_words.ts';
import { wordsNotNames } from '../../../../data/tables/words_not_names.ts';
import { toLatin } from '../../../core/indic/latin.ts';
import { toPivot } from '../../../core/indic/pivot.ts';
import { eachRun } from '../../../core/indic/romanise.ts';
import { soon } from '../../../core/util/soon.ts';
import { TwoGenerationCache } from '../../../core/util/two-generation-cache.ts';

/** A name; one that by itself may be a common word; or neither. */
export type NameKind = 'name' | 'common' | undefined;

type Kinds = ReadonlyMap<string, 'name' | 'common'>;

interface NameLists {
  readonly known: Kinds;
  /** By how they sound, exactly and as Tamil writes it, which does not tell voiced letters from unvoiced ones. */
  readonly sounds: Kinds;
  readonly tamilSounds: Kinds;
}

/** Shorter ones sound like too many other words. */
const SHORTEST_SOUND = 4;
const NATIVE: Kinds = new Map(['सिंह', 'কুমার', 'खान', 'शाह', 'राव'].map((word) => [word, 'common']));

const lists = soon((): NameLists => {
  const known = new Map<string, 'name' | 'common'>();
  const sounds = new Map<string, 'name' | 'common'>();
  const tamilSounds = new Map<string, 'name' | 'common'>();
  for (const name of [
    ...Object.values(nameRegions).flatMap(({ female, male, surnames }) => [...female, ...male, ...surnames]),
    ...moreNames,
  ]) {
    const key = name.toLowerCase();
    const native = everydayNames.has(key) || everydayWords.has(key) ? 'common' : 'name';
    known.set(key, everydayWords.has(key) ? 'common' : 'name');
    const sound = soundOf(key);
    for (const [table, heard] of [
      [sounds, sound],
      [tamilSounds, unvoiced(sound)],
    ] as const) {
      if (heard.length >= SHORTEST_SOUND && table.get(heard) !== 'common') table.set(heard, native);
    }
  }
  for (const [word, kind] of NATIVE) known.set(word, kind);
  return { known, sounds, tamilSounds };
});

export function nameKind(word: string): NameKind {
  const key = word.toLowerCase();
  const exact = lists().known.get(key);
  if (exact || wordsNotNames.has(key) || !/[^\u0000-\u024f]/.test(key)) return exact;
  if (key.length > LONGEST) return undefined;
  let heard = lately.get(key);
  if (heard === undefined) {
    heard = hear(key);
    lately.set(key, heard);
  }
  return heard === 'none' ? undefined : heard;
}

/** The same few words make up most of a text. */
const lately = new TwoGenerationCache<string, 'name' | 'common' | 'none'>(20_000);
/** Longer than any name: a text without blanks is not kept. */
const LONGEST = 40;

function hear(key: string): 'name' | 'common' | 'none' {
  const sound = soundOf(romanised(key));
  if (sound.length < SHORTEST_SOUND) return 'none';
  const { sounds, tamilSounds } = lists();
  return (TAMIL.test(key) ? tamilSounds.get(unvoiced(sound)) : sounds.get(sound)) ?? 'none';
}

const TAMIL = /[\u0b80-\u0bff]/;

const VOWEL = '[aāiīuūeēoōr̥]';
/** The unwritten a of northern languages: silent at the end of a word, and between two syllables that can be said without it. */
const SILENT = new RegExp(`(${VOWEL}[ṁm̐]?[^aāiīuūeēoō\\s]h?)a(?=[^aāiīuūeēoōh\\s]h?${VOWEL})`, 'gu');

function romanised(word: string): string {
  return eachRun(word, (run, script) => toLatin(toPivot(run, script), 'iso15919'))
    .replace(/(?<=[^aāiīuūeēoō]h?)a$/u, '')
    .replace(SILENT, '$1');
}

/** How a name sounds, roughly: spellings and scripts that do not tell long vowels from short ones agree. */
function soundOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu|ou/g, 'u')
    .replace(/aa/g, 'a')
    .replace(/zh/g, 'l')
    .replace(/x/g, 'ks')
    .replace(/(?<=[cdtsrlmn])h/g, '')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k')
    .replace(/f/g, 'ph')
    .replace(/w/g, 'v')
    .replace(/m(?=[^aeioupbm])/g, 'n')
    .replace(/(.)\1+/g, '$1')
    .replace(/y$/, 'i');
}

function unvoiced(sound: string): string {
  return sound
    .replace(/(?<=[bgjkp])h/g, '')
    .replace(/[sj]/g, 'c')
    .replace(/g/g, 'k')
    .replace(/d/g, 't')
    .replace(/b/g, 'p');
}
