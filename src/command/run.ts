/** Command-line dispatch and exit codes. */
import { splitDataDirectory } from './arguments.ts';
import { exitCodeOf, UsageError } from './exit-codes.ts';
import { familiesOf } from './families-of.ts';
import { findOperation } from './find-operation.ts';
import { commandGroups } from './names.ts';

export async function runCommand(args: readonly string[]): Promise<void> {
  // EPIPE from a reader such as `head` is not an error.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(INTERRUPTED));
  try {
    process.exitCode = await run(args);
  } catch (error) {
    const code = exitCodeOf(error);
    console.error(`potli: ${code === 1 ? ((error as Error).stack ?? error) : (error as Error).message}`);
    process.exitCode = code;
  }
}

/** Shell convention: 128 + SIGINT. */
const INTERRUPTED = 130;

async function run(argv: readonly string[]): Promise<number> {
  const { directory, rest: args } = splitDataDirectory(argv);
  if (directory !== undefined) process.env.DATA_DIR = directory;
  const [name = '', ...rest] = args;
  if (name === 'enrich') return (await import('./enrich/command.ts')).enrich(rest);
  if (name === 'export') return (await import('./export.ts')).exportTable(rest);
  if (name === 'refresh') return (await import('./refresh.ts')).refresh(rest);
  if (name === 'status') return (await import('./status.ts')).status(rest);
  if (name === 'completion') return complete(rest);
  const families = await familiesOf(name);
  const groups = commandGroups(families);
  if (groups.has(name) && rest.length === 1 && /^(-h|--help)$/.test(rest[0] ?? '') && (groups.get(name)?.size ?? 0) > 1) {
    console.log((await import('./help.ts')).groupHelp(families, name));
    return 0;
  }
  const { runOperation } = await import('./operation-command.ts');
  return runOperation(findOperation(groups, args), families);
}

async function complete([shell = '']: readonly string[]): Promise<number> {
  const { COMPLETION_HELP, COMPLETIONS, completionTree } = await import('./completion.ts');
  if (/^(-h|--help)$/.test(shell)) {
    console.log(COMPLETION_HELP);
    return 0;
  }
  const writeScript = COMPLETIONS[shell];
  if (!writeScript) throw new UsageError(`potli completion needs one of ${Object.keys(COMPLETIONS).join(', ')}.`);
  const { families } = await import('../families/index.ts');
  console.log(writeScript(completionTree(families)));
  return 0;
}
