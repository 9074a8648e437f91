/** Logos by issuer: a vector icon with its colour, or a raster image. */
import { bundled } from '../../../data/bundled.ts';
import type { LOGO_COLUMNS } from '../../../data/recipes/logos.ts';
import { sources } from '../../../data/sources.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { readTable } from '../../core/util/table.ts';

const LOGOS = bundled('logos');

export interface LogoRow {
  /** Six hexadecimal digits, for an icon. */
  readonly colour: string;
  /** SVG elements in a 24 × 24 view box. */
  readonly icon: string;
  /** A PNG in base64. */
  readonly picture: string;
}

export const logos: DatasetDefinition = {
  name: 'logos',
  source: sources.logos,
  module: import.meta.url,
  inputs: [LOGOS],
  kinds: { logos: 'issuer=' },
  *rows() {
    for (const { issuer, colour, icon, picture } of readTable<(typeof LOGO_COLUMNS)[number]>(LOGOS)) {
      yield { json: { colour, icon, picture } satisfies LogoRow, terms: [valueTerm('issuer', issuer)] };
    }
  },
  check(dataset) {
    if (dataset.pack.size < 250) throw new Error('fewer than 250 logos');
  },
};
