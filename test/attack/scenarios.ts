/** All attacks, in the order of the printed table. */
import type { Scenario } from './scenario.ts';
import { abandonedPictures } from './scenarios/abandoned-pictures.ts';
import { damagedPack } from './scenarios/damaged-pack.ts';
import { crossOriginRequests } from './scenarios/dns-rebinding.ts';
import { drawing } from './scenarios/drawing.ts';
import { idleConnections } from './scenarios/idle-connections.ts';
import { longHosts } from './scenarios/long-hosts.ts';
import { longLists } from './scenarios/long-lists.ts';
import { filler } from './scenarios/multipart-filler.ts';
import { oddPictures } from './scenarios/odd-pictures.ts';
import { oddRequests } from './scenarios/odd-requests.ts';
import { otherSpellings } from './scenarios/path-bypass.ts';
import { queueFairness } from './scenarios/queue-fairness.ts';
import { selfReferringPdf } from './scenarios/self-referring-pdf.ts';
import { slowHeaders } from './scenarios/slow-loris.ts';
import { slowTexts } from './scenarios/slow-texts.ts';
import { refreshRedirect } from './scenarios/ssrf-redirect.ts';
import { stalledUploads } from './scenarios/stalled-uploads.ts';
import { smallPieces } from './scenarios/tiny-chunks.ts';
import { costs } from './scenarios/unit-costs.ts';
import { unreadAnswers } from './scenarios/unread-answers.ts';
import { unreadLarge } from './scenarios/unread-large.ts';

/** Bodies that are more expensive than their size suggests. */
export const BODIES: readonly Scenario[] = [...longLists, ...slowTexts, ...smallPieces];

/** Jobs that hold memory, CPU or queue slots. */
export const WORK: readonly Scenario[] = [...abandonedPictures, ...selfReferringPdf, ...queueFairness];

/** Memory of rendered pictures. */
export const RENDERING: readonly Scenario[] = drawing;

/** Connections and uploads that starve other clients. */
export const CONNECTION_EXHAUSTION: readonly Scenario[] = [
  ...unreadAnswers,
  ...unreadLarge,
  ...idleConnections,
  ...stalledUploads,
  ...longHosts,
  ...filler,
  ...slowHeaders,
];

/** Answers that should not be given, or not for so few units. */
export const ANSWERS: readonly Scenario[] = [
  ...otherSpellings,
  ...costs,
  ...damagedPack,
  ...oddRequests,
  ...crossOriginRequests,
  ...oddPictures,
  ...refreshRedirect,
];

/**
 * Played in the first tier, one variant each. The others take a minute of waiting or of work; what they test has a unit test beside the
 * code that prevents it, with times and sizes injected (surfaces/{chunks,connections,pace,pipelining}.test.ts, core/jobs/jobs.test.ts,
 * core/dataset/pack/damage.test.ts, families/pdf/hostile.test.ts).
 */
const PLAYED_FIRST = [slowTexts, longHosts, otherSpellings, oddRequests, crossOriginRequests];
export const FIRST_TIER: ReadonlySet<Scenario | undefined> = new Set([...PLAYED_FIRST.map(([first]) => first), costs.at(-1)]);

export const SCENARIOS: readonly Scenario[] = [...BODIES, ...RENDERING, ...WORK, ...CONNECTION_EXHAUSTION, ...ANSWERS];
