/** Latin letters as they are said, written in an Indian script: एम is M, டி is T. */
import { writtenIn } from './script-sound.ts';
import { foldSound } from './sound-key.ts';

/** As folded sounds. A consonant and i may be the beginning of a name too: தி.நகர், T. Nagar. */
const SAID: Readonly<Record<string, string>> = {
  ...{
    e: 'a',
    bi: 'b',
    si: 'c',
    ci: 'c',
    di: 'd',
    i: 'e',
    ef: 'f',
    ji: 'g',
    ec: 'h',
    hec: 'h',
    je: 'j',
    ke: 'k',
    el: 'l',
    em: 'm',
    en: 'n',
  },
  ...{ o: 'o', pi: 'p', kiu: 'q', kiyu: 'q', ar: 'r', es: 's', ti: 't', yu: 'u', vi: 'v', dabliu: 'w', eks: 'x', ve: 'y', jed: 'z' },
};

/** The letter that a word of an Indian script is the name of. */
export function letterSaid(word: string): string | undefined {
  const script = writtenIn(word);
  return script === 'latin' || script === 'urdu' ? undefined : SAID[foldSound(word)];
}
