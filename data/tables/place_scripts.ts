/** Districts and large towns in Indian scripts that no package has. Used by the recipe. */
import { list, oneOf, table, text } from '../table.ts';

export const placeScripts = table(
  'place_scripts.tsv',
  { kind: oneOf('district', 'town'), state: text, name: text, scripts: list('|') },
  'kind',
  'state',
  'name',
);
