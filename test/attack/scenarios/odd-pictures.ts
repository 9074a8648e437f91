/** Hundreds of damaged pictures: the decoding libraries must not write to the log. */

import { seededRandomInt } from '../../../src/core/util/random.ts';
import { animation, jpegWithMetadata } from '../../support/pictures.ts';
import { atMost, type Finding } from '../finding.ts';
import { endlessWebp } from '../pictures.ts';
import type { Scenario } from '../scenario.ts';
import type { TestBed } from '../test-bed.ts';

const PICTURES = { full: 200, short: 60 };
const WORK = ['info', 'convert?format=gif', 'convert?format=webp&width=9', 'convert?format=tiff'];
/** Uploads per client within its rate limit. */
const UPLOADS_PER_CLIENT = 50;

export const oddPictures: readonly Scenario[] = [
  {
    name: 'damaged pictures by the hundred',
    guarantee: 'integrity',
    monitored: false,
    isAboutLog: true,
    async run(testBed: TestBed): Promise<Finding[]> {
      const randomInt = seededRandomInt('pictures');
      const validPictures = [await animation('gif', 12), await animation('webp', 12), await jpegWithMetadata(), await endlessWebp(200)];
      let brokenCount = 0;
      let client = testBed.client();
      for (let sent = 0; sent < PICTURES[testBed.short ? 'short' : 'full']; sent++) {
        if (sent % UPLOADS_PER_CLIENT === 0) client = testBed.client();
        const picture = Buffer.from(validPictures[randomInt(validPictures.length)] ?? []);
        for (let flips = 1 + randomInt(6); flips > 0; flips--) picture[12 + randomInt(picture.length - 12)] = randomInt(256);
        const { status } = await client.post(`/v1/image/${WORK[randomInt(WORK.length)]}`, 'application/octet-stream', picture);
        if (status >= 500 || status === 0) brokenCount++;
      }
      return [atMost('integrity', 'answered with 5xx or not at all', brokenCount, 0)];
    },
  },
];
