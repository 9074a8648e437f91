/** Options of `potli --mcp`. */
import { parseArgs } from 'node:util';
import { families } from '../families/index.ts';
import type { ToolSet } from './mcp-servers.ts';

export interface StdioOptions {
  readonly tools: ToolSet;
  readonly outputSchemas: boolean | undefined;
}

const FAMILIES = /^families=(.+)$/;

/** @throws if an option is unknown, worded for the user */
export function stdioOptions(args: readonly string[]): StdioOptions {
  const options = {
    mcp: { type: 'boolean' },
    all: { type: 'boolean' },
    tools: { type: 'string' },
    'output-schemas': { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  return { tools: toolSetOf(values.tools ?? (values.all ? 'all' : 'default')), outputSchemas: values['output-schemas'] };
}

function toolSetOf(text: string): ToolSet {
  if (text === 'default') return 'few';
  if (text === 'all') return 'all';
  const names = FAMILIES.exec(text)?.[1]?.split(',') ?? [];
  const familyIds = families.map(({ id }) => id);
  const unknownName = names.find((name) => !familyIds.includes(name));
  if (names.length === 0 || unknownName !== undefined)
    throw new Error(
      `--tools takes all, default or families= with names of ${familyIds.join(', ')}${unknownName === undefined ? '' : `; not ${unknownName}`}`,
    );
  return { families: names };
}
