/**
 * The one box: CPU time of each text by itself, because a slow one among many is what its user notices. Identifiers are drawn from the lists
 * and made up by our own generator; wishes are those of the vectors, where they are beside the repository.
 */
import { bundled } from '../data/bundled.ts';
import { readTable } from '../src/core/dataset/table.ts';
import { openLibrary } from '../src/library/library.ts';
import { noVectors, readVector } from '../test/support/vectors.ts';

const EACH = 100;
/** The first half of them is the compiler's. */
const ROUNDS = 16;
const BUDGET_MS = { identifiers: 2, wishes: 8 };

const potli = openLibrary({});

function drawn<Column extends string>(table: string, column: Column): string[] {
  const all = Array.from(readTable<Column>(bundled(table)), (row) => row[column]).filter((value) => value !== '');
  const step = Math.max(1, Math.floor(all.length / EACH));
  return all.filter((_, at) => at % step === 0);
}

async function madeUp(): Promise<string[]> {
  const { data } = (await potli.call('fake_data', { kind: 'companies', count: EACH, seed: '7' })) as {
    data: { pan: string; gstin: string; cin: string | null; email: string; phone: string }[];
  };
  return data.flatMap(({ pan, gstin, cin, email, phone }) => [pan, gstin, email, phone, ...(cin ? [cin] : [])]);
}

/** Whether a text of the vectors is a wish in words, and no code. */
const isWish = (text: string): boolean => /\p{L}{3,}\s+\p{L}{2,}/u.test(text);

const identifiers = [
  ...drawn('branches', 'ifsc'),
  ...drawn('offices', 'pincode'),
  ...drawn('stations', 'code'),
  ...drawn('hsn', 'code'),
  ...(await madeUp()),
];
const wishes = noVectors
  ? []
  : readVector<{ rows: { q: string }[] }>('search/identify.json')
      .rows.map(({ q }) => q)
      .filter(isWish);

for (const [name, texts] of Object.entries({ identifiers, wishes })) {
  if (texts.length === 0) {
    console.log(`${name}: ${noVectors}`);
    continue;
  }
  const spent: { readonly text: string; readonly ms: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const q of texts) {
      const before = process.cpuUsage();
      await potli.call('identify', { q, answer: false });
      const { user, system } = process.cpuUsage(before);
      if (round >= ROUNDS / 2) spent.push({ text: q, ms: (user + system) / 1000 });
    }
  }
  spent.sort((a, b) => a.ms - b.ms);
  const at = (share: number): { readonly text: string; readonly ms: number } =>
    spent[Math.min(spent.length - 1, Math.floor(spent.length * share))] as (typeof spent)[number];
  const budget = BUDGET_MS[name as keyof typeof BUDGET_MS];
  console.log(
    `${name}: ${texts.length} texts, CPU median ${at(0.5).ms.toFixed(2)} ms, p99 ${at(0.99).ms.toFixed(2)} ms (${budget} wanted), ` +
      `slowest: ${spent
        .slice(-5)
        .map(({ text, ms }) => `${text} ${ms.toFixed(1)}`)
        .join(', ')}`,
  );
  if (at(0.99).ms > budget) process.exitCode = 1;
}
potli.close();
