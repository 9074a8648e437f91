/** One denial-of-service or abuse attempt by a client, and the promise that it tests. */
import type { Finding, Promised } from './finding.ts';
import type { TestBed } from './test-bed.ts';

export interface Scenario {
  readonly name: string;
  /** The promise under test. */
  readonly promise: Promised;
  /** Whether a bystander is served meanwhile, and memory, latency and event loop are measured. Not needed where only answers count. */
  readonly watched: boolean;
  /** The log is checked in every scenario; here it is the subject. */
  readonly isAboutLog?: boolean;
  /** Settings of the service that differ from the defaults. */
  settings?(): Readonly<Record<string, string>>;
  /** The attack. Returns its own findings; those of a watched scenario are added. */
  run(testBed: TestBed): Promise<readonly Finding[]>;
}
