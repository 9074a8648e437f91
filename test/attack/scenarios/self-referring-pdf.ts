/** A small PDF with a self-referencing form XObject: memory is bounded, and only its own job is terminated. */
import { linesPdf, madePdf, streamObject } from '../../support/build-pdf.ts';
import type { Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const REQUESTS = 4;
const PATHS = ['/v1/pdf/text', '/v1/pdf/render?width=1000'];
const INNOCENT = linesPdf(['A page of another client']);
/** The time limit of a job is twenty seconds. */
const CLIENT_TIMEOUT_MS = { full: 50_000, short: 20_000 };

const loop = (resources: string): string => streamObject('/F Do /F Do /F Do', `/Type/XObject/Subtype/Form/BBox[0 0 300 200]${resources}`);
const SELF_REFERRING = madePdf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
  '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>>>',
  streamObject('/F Do'),
  loop('/Resources<</XObject<</F 5 0 R>>>>'),
]);

export const selfReferringPdf: readonly Scenario[] = PATHS.map((path) => ({
  name: `a PDF of ${SELF_REFERRING.length} bytes that refers to itself at ${path.replace(/\?.*/, '')}`,
  guarantee: 'memory',
  monitored: true,
  async run(testBed: TestBed): Promise<Finding[]> {
    const [attacker, other] = [testBed.client(), testBed.client()];
    const read = (signal?: AbortSignal) => other.post('/v1/pdf/text', 'application/pdf', INNOCENT, signal ? { signal } : {});
    await read();
    const usual = await read();
    const signal = AbortSignal.timeout(CLIENT_TIMEOUT_MS[testBed.short ? 'short' : 'full']);
    const attack = Promise.all(Array.from({ length: REQUESTS }, () => attacker.post(path, 'application/pdf', SELF_REFERRING, { signal })));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const beside = await read(signal);
    await attack;
    return testBed.checkHeavyLatency("another's job beside it", usual, beside);
  },
}));
