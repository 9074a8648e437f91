// `npm run new NAME [GROUP]`: scaffolds a family in src/families/ from the template in scripts/family/, with a working operation and a passing test.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const families = `${root}src/families/`;
const index = `${families}index.ts`;
const DEFAULT_GROUP = 'Developer tools';
/** Kebab case, as in a URL. */
const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;

const [name = '', group = DEFAULT_GROUP] = process.argv.slice(2);
const list = readFileSync(index, 'utf8');
const groups = Array.from(list.matchAll(/^ {2}\/\/ (.+)$/gm), ([, title]) => title);
if (!NAME.test(name)) fail('npm run new NAME [GROUP]: the name has small letters and digits, words joined by hyphens, such as gem-stones');
if (!groups.includes(group)) fail(`There is no group "${group}". There are: ${groups.join(', ')}.`);
if (existsSync(`${families}${name}`)) fail(`src/families/${name} is there already.`);

const camel = name.replace(/-./g, ([, letter]) => letter.toUpperCase());
const capital = (text) => text[0].toUpperCase() + text.slice(1);
/** Spellings of the name in the template. */
const forms = {
  'sample-api': name,
  sample_api: name.replaceAll('-', '_'),
  sampleApi: camel,
  SampleApi: capital(camel),
  'Sample API': capital(name.replaceAll('-', ' ')),
  [DEFAULT_GROUP]: group,
};
const applyName = (text) => Object.entries(forms).reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

mkdirSync(`${families}${name}`);
for (const file of readdirSync(`${root}scripts/family`)) {
  writeFileSync(`${families}${name}/${applyName(file)}`, applyName(readFileSync(`${root}scripts/family/${file}`, 'utf8')));
}
writeFileSync(index, insertFamily(list));
// Import order and line breaks depend on the name.
const biome = `${root}node_modules/@biomejs/biome/bin/biome`;
const formatted = [biome, 'check', '--write', '--vcs-enabled=false', '--log-level=error', `src/families/${name}`, 'src/families/index.ts'];
execFileSync(process.execPath, formatted, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
console.log(`Created src/families/${name}/ and added it to src/families/index.ts. Next:
  npm test ${name}              its test, which passes
  npm run dev                   then open http://localhost:8080/v1/${name}/first
  docs/ADDING_AN_API.md         what to write into it`);

/** Inserts the family into the list, sorted within its group. */
function insertFamily(text) {
  const ofGroup = new RegExp(`(?<=^  // ${group}\\n)(  \\w+Family,\\n)+`, 'm');
  return text
    .replace(/(?=\nexport const families)/, `import { ${camel}Family } from './${name}/operations.ts';\n`)
    .replace(ofGroup, (lines) => [...lines.match(/.+\n/g), `  ${camel}Family,\n`].sort().join(''));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(2);
}
