import { type Family, operation } from '../../core/operation/operation.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { choice, flag, integer, pattern, text } from '../../core/request/params.ts';
import type { RedosAudit } from './audit.ts';
import { regexCost } from './cost.ts';
import { PROCESS_TIMEOUT_MS, regexEngine } from './engine.ts';
import { RegexTest } from './records.ts';

const LINEAR: RedosAudit = { status: 'safe', complexity: 'linear time, as for every pattern of re2', attack: null };

const regexTest = operation({
  id: 'regex_test',
  path: '/v1/regex',
  title: 'Try a regular expression',
  keywords: 'regex, regexp, regular expression, test regex, pattern match, match regex, matches',
  summary: 'Test a regular expression on a text',
  details:
    'JavaScript flavour, or RE2, which takes linear time for any pattern. A pattern that runs longer than half a second is aborted with pattern_timeout. ' +
    'In replace, $& is the match, $1 and $<name> are groups, $$ is a dollar.',
  tool: 'regex_test',
  input: {
    pattern: text({ description: 'Regular expression without slashes', max: 1000 }),
    text: text({ description: 'The text', min: 0, max: 100_000 }),
    flags: pattern({
      description: 'JavaScript flags; without g only the first match',
      pattern: /^(?!.*(.).*\1)(?!.*u.*v)(?!.*v.*u)[dgimsuvy]*$/,
      message: 'must contain only d g i m s u v y, each once, and not both u and v',
      max: 8,
    }).default('g'),
    engine: choice(['js', 're2'], { description: 'Engine' }).default('js'),
    replace: text({ description: 'Replacement text', min: 0, max: 1000 }).optional(),
    limit: integer({ min: 1, max: 1000, description: 'Maximum number of matches' }).default(100),
    audit: flag({ description: 'Check the pattern for exponential time (ReDoS)' }).default(false),
  },
  textBody: 'text',
  cost: regexCost,
  output: RegexTest,
  example: { pattern: '(?<year>\\d{4})-(\\d\\d)', text: 'from 2024-05 to 2026-11' },
  async run({ audit: isAudited, ...task }, { jobs }) {
    const options = { timeoutMs: PROCESS_TIMEOUT_MS };
    const check = async (): Promise<RedosAudit> => (task.engine === 're2' ? LINEAR : jobs.run(regexEngine, 'audit', task, options));
    const outcome = await jobs.run(regexEngine, 'match', task, options).catch(async (error: unknown) => {
      // On a timeout, the audit is part of the error.
      throw isAudited && error instanceof ApiError && error.code === 'pattern_timeout' ? withAudit(error, await check()) : error;
    });
    const audit = isAudited ? await check() : null;
    const { result, ...rest } = outcome;
    return { data: { ...rest, engine: task.engine, result, audit } };
  },
});

function withAudit({ code, message }: ApiError, { status, complexity, attack }: RedosAudit): ApiError {
  const details = [status, complexity, attack === null ? null : `attack string ${attack}`].filter((part) => part !== null).join(', ');
  return new ApiError(code, `${message.replace(/, or audit=true to see why/, '')} Audit: ${details}.`);
}

export const regexFamily: Family = {
  id: 'regex',
  name: 'Regex tester',
  group: 'Developer tools',
  about: 'Tests regular expressions on a text, with a backtracking engine (JavaScript) and a linear-time engine (RE2).',
  operations: [regexTest],
};
