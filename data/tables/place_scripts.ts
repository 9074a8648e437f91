/** Districts and large towns in the scripts of India, where no package has them. For the recipe. */
import { list, oneOf, table, text } from '../table.ts';

export const placeScripts = table(
  'place_scripts.tsv',
  { kind: oneOf('district', 'town'), state: text, name: text, scripts: list('|') },
  'kind',
  'state',
  'name',
);
