/** The operations as tools for AI assistants: what they are told, and what they may send. The same whatever carries the protocol. */
import type { Tool } from '@modelcontextprotocol/server';
import { InputReader } from '../core/request/input.ts';
import type { Operation } from '../core/request/operation.ts';
import { inputSchema, jsonName } from '../core/request/parameters.ts';
import { type CallServices, operationsOf } from './services.ts';
import { describeFiles } from './tool-files.ts';

/** The tools that one address offers, by their names. */
export type Tools = ReadonlyMap<string, Operation>;

/** Those of `/mcp`: few enough for any assistant to read. */
export function toolsOf({ families }: Pick<CallServices, 'families'>): Tools {
  return new Map(operationsOf(families).flatMap((operation) => (operation.tool ? [[operation.tool, operation] as const] : [])));
}

/** Those of `/mcp/all`: every operation, under the name of its tool or its own. */
export function everyTool({ families }: Pick<CallServices, 'families'>): Tools {
  return new Map(operationsOf(families).map((operation) => [operation.tool ?? operation.id, operation]));
}

/** An operation in full, for assistants that can take a long list: everything that may be given, files as texts in base64. */
export function describeWhole(operation: Operation): Tool {
  const { properties = {}, required = [] } = inputSchema(operation) as { properties?: Record<string, object>; required?: string[] };
  const named = Object.entries(properties).map(([name, property]) => [jsonName(operation, name), property]);
  const files = describeFiles(operation);
  return {
    name: operation.tool ?? operation.id,
    title: operation.title,
    description: operation.summary,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries([...Object.entries(files), ...named]),
      required: [...Object.keys(files), ...required.map((name) => jsonName(operation, name))],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true },
  };
}

/** Parameters that every list has and every assistant knows. */
const PAGING = { limit: true, offset: true };

/** The list of tools is read into the context of every assistant: it says what is needed to call them, and no more. */
export function describeTool(operation: Operation): Tool {
  const { properties = {}, required } = inputSchema(operation) as {
    properties?: Record<string, Record<string, unknown>>;
    required?: string[];
  };
  const shown = Object.entries(properties).filter(([name]) => !operation.toolHides.includes(name));
  const slim = shown.map(([name, property]) => {
    // Bounds are checked anyway, and a broken one is answered with its rule.
    const { pattern: _p, minLength: _n, maxLength: _x, minimum: _l, maximum: _h, type, ...others } = property;
    const shownAs = jsonName(operation, name);
    if (name in PAGING) return [name, { type, ...(others.default !== 0 && { default: others.default }) }];
    const rest = others.enum ? others : { type, ...others };
    const preset = operation.toolDefaults[name];
    return [shownAs, preset === undefined ? rest : { ...rest, default: preset }];
  });
  return {
    name: operation.tool as string,
    description: operation.summary,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(slim),
      ...(required?.length && { required: required.map((name) => jsonName(operation, name)) }),
      // Hidden ones are taken all the same, so that nobody who knows them is kept from using them.
      ...(operation.toolHides.length === 0 && { additionalProperties: false }),
    },
    annotations: { readOnlyHint: true },
  };
}

export function toolInput(operation: Operation, args: Record<string, unknown>): Record<string, unknown> {
  return new InputReader(operation).fromArguments(args, operation.toolDefaults);
}
