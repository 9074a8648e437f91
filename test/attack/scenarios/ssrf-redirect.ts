/** SSRF by redirect: a publisher redirects a refresh to an address inside the operator's network. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPublisher } from '../../support/publisher.ts';
import { temporaryFolder } from '../../support/service.ts';
import { atMost, type Finding } from '../finding.ts';
import type { Scenario } from '../scenario.ts';

const REFRESH = fileURLToPath(new URL('../../../src/tools/refresh.js', import.meta.url));
/** Another loopback address, which counts as private. */
const INSIDE = '127.0.0.2';

export const refreshRedirect: readonly Scenario[] = [
  {
    name: 'a refresh that is sent on to a private address',
    guarantee: 'integrity',
    monitored: false,
    async run(): Promise<Finding[]> {
      const inside = await startPublisher(INSIDE);
      const publisher = await startPublisher();
      publisher.reply = { status: 302, location: inside.url };
      const environment = { ...process.env, DATA_DIR: temporaryFolder(), REFRESH_URL_MUTUAL_FUNDS: publisher.url };
      const child = spawn(process.execPath, [REFRESH, 'mutual-funds'], { env: environment, stdio: 'ignore', timeout: 15_000 });
      await once(child, 'close');
      const { requests } = inside;
      await Promise.all([inside.close(), publisher.close()]);
      return [atMost('integrity', 'requests that arrived inside', requests, 0)];
    },
  },
];
