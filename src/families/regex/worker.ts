import { createContext, Script } from 'node:vm';
import { ApiError } from '../../core/request/api-error.ts';
import { auditPattern, type RedosAudit } from './audit.ts';
import { type RegexResult, type RegexTask, runPattern } from './match.ts';

const work = new Script('work()');

/** Attempts: the limit is elapsed time, so a timeout is retried if the process got little CPU time on a busy machine. */
const MAX_ATTEMPTS = 3;

/**
 * Interrupts a task inside its process: V8 checks for termination also while a regular expression backtracks. The process survives; the
 * time limit of the job is the fallback.
 */
function runWithTimeout<T>(milliseconds: number, task: () => T): T {
  for (let attempt = 1; ; attempt++) {
    const start = process.cpuUsage();
    try {
      return work.runInContext(createContext({ work: task }), { timeout: milliseconds });
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      const { user, system } = process.cpuUsage(start);
      const hadEnoughCpuTime = (user + system) / 1_000 >= milliseconds / 2;
      if (hadEnoughCpuTime || attempt === MAX_ATTEMPTS)
        throw new ApiError(
          'pattern_timeout',
          `The pattern ran longer than ${milliseconds} ms on this text. Try engine=re2, or audit=true to see why.`,
        );
    }
  }
}

export default {
  match: (task: RegexTask): RegexResult => runWithTimeout(PATTERN_TIMEOUT_MS, () => runPattern(task)),
  audit: ({ pattern, flags }: RegexTask): Promise<RedosAudit> => auditPattern(pattern, flags),
};

/** Time limit of a pattern. */
export const PATTERN_TIMEOUT_MS = 500;
