/** All attacks, in the order of the table. */
import type { Scenario } from './scenario.ts';
import { abandonedPictures } from './scenarios/abandoned-pictures.ts';
import { costs } from './scenarios/costs.ts';
import { crowdedQueue } from './scenarios/crowded-queue.ts';
import { damagedPack } from './scenarios/damaged-pack.ts';
import { drawing } from './scenarios/drawing.ts';
import { filler } from './scenarios/filler.ts';
import { foreignOrigins } from './scenarios/foreign-origins.ts';
import { longHosts } from './scenarios/long-hosts.ts';
import { longLists } from './scenarios/long-lists.ts';
import { oddPictures } from './scenarios/odd-pictures.ts';
import { oddRequests } from './scenarios/odd-requests.ts';
import { otherSpellings } from './scenarios/other-spellings.ts';
import { refreshRedirect } from './scenarios/refresh-redirect.ts';
import { selfReferringPdf } from './scenarios/self-referring-pdf.ts';
import { slowHeaders } from './scenarios/slow-headers.ts';
import { stalledUploads } from './scenarios/stalled-uploads.ts';
import { unreadAnswers } from './scenarios/unread-answers.ts';

export const SCENARIOS: readonly Scenario[] = [
  ...longLists,
  ...drawing,
  ...abandonedPictures,
  ...unreadAnswers,
  ...stalledUploads,
  ...crowdedQueue,
  ...otherSpellings,
  ...longHosts,
  ...selfReferringPdf,
  ...costs,
  ...filler,
  ...slowHeaders,
  ...damagedPack,
  ...oddRequests,
  ...foreignOrigins,
  ...oddPictures,
  ...refreshRedirect,
];
