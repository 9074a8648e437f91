/**
 * Noto Sans for Chinese, Japanese and Korean: one weight, subset to the characters of the national standards, which cover daily use. A full face has
 * up to 30,000 characters and 10 MB.
 */
import { readFileSync } from 'node:fs';
import type { PackagePin } from '../package.ts';
import type { BundledFile, Recipe } from '../recipe.ts';
import { Subsetter } from './font-subset.ts';

/** Between regular and bold: used for titles and for body text. */
const WEIGHT = '600SemiBold';

interface Face {
  readonly pin: PackagePin;
  readonly characters: () => Iterable<number>;
}

const FACES: Readonly<Record<string, Face>> = {
  NotoSansSC: {
    pin: {
      name: '@expo-google-fonts/noto-sans-sc',
      version: '0.4.3',
      integrity: 'sha512-9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==',
    },
    // GB 2312, and level 1 of Big5 for Taiwan and Hong Kong.
    characters: () => [
      ...PUNCTUATION,
      ...range(0x3105, 0x312f),
      ...hanCharacters('gb18030', [0xb0, 0xf7]),
      ...hanCharacters('big5', [0xa4, 0xc6]),
    ],
  },
  NotoSansJP: {
    pin: {
      name: '@expo-google-fonts/noto-sans-jp',
      version: '0.4.3',
      integrity: 'sha512-Fl+Z6vtD24HFAYsvzB0S9Nery1ly16B9PesdY0wBd+wEHAvkNglnkTUspU0HqGOubkmoa8zusJrKv6vDx1o70A==',
    },
    // JIS X 0208 and all kana.
    characters: () => [
      ...PUNCTUATION,
      ...range(0x3041, 0x30ff),
      ...range(0x31f0, 0x31ff),
      ...range(0xff66, 0xff9f),
      ...hanCharacters('euc-jp', [0xb0, 0xf4]),
    ],
  },
  NotoSansKR: {
    pin: {
      name: '@expo-google-fonts/noto-sans-kr',
      version: '0.4.3',
      integrity: 'sha512-EVS/uJPcf1TgJtjmQmrFr0oGdcl7ml09CSu0E/AyGzR0UfzdR2pBbzWWPsnuzZiGUl643ODYwYiXK5+B+fLjhQ==',
    },
    // All Hangul syllables; hanja come from the other faces.
    characters: () => [...PUNCTUATION, ...range(0x3131, 0x318e), ...range(0xac00, 0xd7a3)],
  },
};

const PUNCTUATION = [...range(0x3000, 0x303f), ...range(0xff01, 0xff65), ...range(0xffe0, 0xffe6)];

export const recipe: Recipe = {
  name: 'east-asian-fonts',
  packages: Object.values(FACES).map(({ pin }) => pin),
  run(files) {
    const subsetter = new Subsetter(readFileSync(new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))));
    return Object.entries(FACES).map(([face, { pin, characters }]): BundledFile => {
      const bytes = files.get(pin.name)?.get(`${WEIGHT}/${face}_${WEIGHT}.ttf`);
      if (!bytes) throw new Error(`${pin.name} has no ${WEIGHT}`);
      return { name: `font_${face}_${WEIGHT}.ttf`, bytes: subsetter.keep(bytes, characters()) };
    });
  },
};

function* range(from: number, to: number): Generator<number> {
  for (let point = from; point <= to; point++) yield point;
}

/** The Han characters of a double-byte encoding whose lead byte is in the range. */
function* hanCharacters(encoding: string, [from, to]: readonly [number, number]): Generator<number> {
  const decoder = new TextDecoder(encoding);
  for (const first of range(from, to)) {
    for (const second of range(0x40, 0xfe)) {
      // GB 2312 and JIS X 0208 set the high bit of the trail byte; Big5 does not.
      if (second < 0xa1 && encoding !== 'big5') continue;
      const text = decoder.decode(Uint8Array.of(first, second));
      if (/^\p{Script=Han}$/u.test(text)) yield text.codePointAt(0) as number;
    }
  }
}
