/** All attacks, in the order of the table. */
import type { Scenario } from './scenario.ts';
import { abandonedPictures } from './scenarios/abandoned-pictures.ts';
import { costs } from './scenarios/costs.ts';
import { crowdedQueue } from './scenarios/crowded-queue.ts';
import { damagedPack } from './scenarios/damaged-pack.ts';
import { drawing } from './scenarios/drawing.ts';
import { filler } from './scenarios/filler.ts';
import { foreignOrigins } from './scenarios/foreign-origins.ts';
import { idleConnections } from './scenarios/idle-connections.ts';
import { longHosts } from './scenarios/long-hosts.ts';
import { longLists } from './scenarios/long-lists.ts';
import { oddPictures } from './scenarios/odd-pictures.ts';
import { oddRequests } from './scenarios/odd-requests.ts';
import { otherSpellings } from './scenarios/other-spellings.ts';
import { refreshRedirect } from './scenarios/refresh-redirect.ts';
import { selfReferringPdf } from './scenarios/self-referring-pdf.ts';
import { slowHeaders } from './scenarios/slow-headers.ts';
import { slowTexts } from './scenarios/slow-texts.ts';
import { smallPieces } from './scenarios/small-pieces.ts';
import { stalledUploads } from './scenarios/stalled-uploads.ts';
import { unreadAnswers } from './scenarios/unread-answers.ts';
import { unreadLarge } from './scenarios/unread-large.ts';

/** Bodies that are more work than they look. */
export const BODIES: readonly Scenario[] = [...longLists, ...slowTexts, ...smallPieces];

/** Work that takes memory, time and places in the queue, and does not give them back. */
export const WORK: readonly Scenario[] = [...abandonedPictures, ...selfReferringPdf, ...crowdedQueue];

/** Pictures that are drawn, and the memory that they take. */
export const DRAWING: readonly Scenario[] = drawing;

/** Connections and uploads that one client keeps from the others. */
export const PLACES: readonly Scenario[] = [
  ...unreadAnswers,
  ...unreadLarge,
  ...idleConnections,
  ...stalledUploads,
  ...longHosts,
  ...filler,
  ...slowHeaders,
];

/** Answers that nobody should get, or not for so few units. */
export const ANSWERS: readonly Scenario[] = [
  ...otherSpellings,
  ...costs,
  ...damagedPack,
  ...oddRequests,
  ...foreignOrigins,
  ...oddPictures,
  ...refreshRedirect,
];

/**
 * Played in the first tier of tests, one form of each. The others take a minute of waiting or of work; what they try has a small test beside
 * the code that prevents it, with times and sizes injected (surfaces/{chunks,connections,pace,pipelining}.test.ts, core/jobs/jobs.test.ts,
 * core/dataset/pack/damage.test.ts, families/pdf/hostile.test.ts).
 */
const PLAYED_FIRST = [slowTexts, longHosts, otherSpellings, oddRequests, foreignOrigins];
export const FIRST_TIER: ReadonlySet<Scenario | undefined> = new Set([...PLAYED_FIRST.map(([first]) => first), costs.at(-1)]);

export const SCENARIOS: readonly Scenario[] = [...BODIES, ...DRAWING, ...WORK, ...PLACES, ...ANSWERS];
