/** The most frequent lookups as MCP prompts, which a user chooses from a menu, and as resources, which a user attaches by URI. */
import type { Prompt, PromptMessage, ResourceTemplateType } from '@modelcontextprotocol/server';
import type { Operation } from '../core/operation/operation.ts';
import { parametersOf } from '../core/operation/parameters.ts';
import type { Tools } from './mcp-tools.ts';

/** By tool. Each operation has its inputs in the path and costs one unit, like every message that is not a tool call. */
const PROMPT_TEXTS: Readonly<Record<string, string>> = {
  pincode_get: 'Which post offices, district and state have the pincode {pincode}? Name the delivery offices first.',
  ifsc_get: 'Which bank branch has the IFSC {code}? Give its address, its MICR code and the payments that it takes.',
  validate: 'Is {value} a valid {kind}? If not, say what is wrong; if it is, say what its parts mean.',
  working_day_check: 'Is {date} a working day for banks in India? If not, name the holiday and the next working day.',
  words: 'Write {number} in words as on an Indian cheque, in English and in Hindi.',
};

export interface LookupTemplate {
  readonly tool: string;
  readonly operation: Operation;
  readonly promptText: string;
  readonly uriTemplate: string;
  /** Parameters in the path. */
  readonly names: readonly string[];
}

/** Templates of the offered tools. */
export function lookupTemplatesOf(tools: Tools): readonly LookupTemplate[] {
  return Object.entries(PROMPT_TEXTS).flatMap(([tool, promptText]) => {
    const operation = tools.get(tool);
    if (!operation) return [];
    const names = Array.from(operation.path.matchAll(PARAMETER), ([, name = '']) => name);
    return [{ tool, operation, promptText, uriTemplate: operation.path.replace('/v1/', URI_START), names }];
  });
}

const PARAMETER = /\{(\w+)\}/g;
const URI_START = 'potli://';

export function describePrompt({ tool, operation, names }: LookupTemplate): Prompt {
  const { byName } = parametersOf(operation);
  const describe = (name: string) => ({ name, description: byName.get(name)?.description ?? name, required: true });
  return { name: tool, title: operation.title, description: operation.summary, arguments: names.map(describe) };
}

/** Undefined if an argument is missing. */
export function promptMessages(
  { tool, promptText, names }: LookupTemplate,
  values: Readonly<Record<string, string>>,
): PromptMessage[] | undefined {
  if (names.some((name) => !values[name])) return undefined;
  const text = `${promptText.replace(PARAMETER, (_, name: string) => values[name] as string)} Use the tool ${tool}.`;
  return [{ role: 'user', content: { type: 'text', text } }];
}

export function describeResource({ tool, operation, uriTemplate }: LookupTemplate): ResourceTemplateType {
  return { name: tool, title: operation.title, description: operation.summary, uriTemplate, mimeType: 'application/json' };
}

/** Parses the input from a URI; undefined if it does not match the template. */
export function inputFromUri({ uriTemplate, names }: LookupTemplate, uri: string): Record<string, string> | undefined {
  const values = new RegExp(`^${uriTemplate.replace(PARAMETER, '([^/?#]+)')}$`).exec(uri)?.slice(1);
  try {
    return values && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] as string)]));
  } catch {
    return undefined;
  }
}
