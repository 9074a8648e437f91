/** One denial-of-service or abuse attempt by a client, and the guarantee that it tests. */
import type { Finding, Guarantee } from './finding.ts';
import type { TestBed } from './test-bed.ts';

export interface Scenario {
  readonly name: string;
  readonly guarantee: Guarantee;
  /** Whether a bystander is served meanwhile, and memory, latency and event loop are measured. Not needed where only answers count. */
  readonly monitored: boolean;
  /** The log is checked in every scenario; here it is the subject. */
  readonly isAboutLog?: boolean;
  /** Settings of the service that differ from the defaults. */
  settings?(): Readonly<Record<string, string>>;
  /** The attack. Returns its own findings; those of a monitored scenario are added. */
  run(testBed: TestBed): Promise<readonly Finding[]>;
}
