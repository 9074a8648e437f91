/** Operations as tools for AI assistants, independent of the transport. */
import type { Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { InputReader } from '../core/operation/input.ts';
import type { Operation } from '../core/operation/operation.ts';
import { inputSchema, jsonName } from '../core/operation/parameters.ts';
import { isMedia } from '../core/request/output.ts';
import { type CallServices, operationsOf } from './services.ts';
import { describeFiles } from './tool-files.ts';

/** Tools of an endpoint by name. */
export type Tools = ReadonlyMap<string, Operation>;

/** Tools of `/mcp`: few enough for any assistant's context. */
export function toolsOf({ families }: Pick<CallServices, 'families'>): Tools {
  return new Map(operationsOf(families).flatMap((operation) => (operation.tool ? [[operation.tool, operation] as const] : [])));
}

/** Tools of `/mcp/all`: every operation, under its tool name or its id. */
export function allTools({ families }: Pick<CallServices, 'families'>): Tools {
  return new Map(operationsOf(families).map((operation) => [operation.tool ?? operation.id, operation]));
}

/** Schema of the structured content; undefined if some results are files, since a tool with a schema must return structured content. */
function outputSchema({ output, alsoMedia = [] }: Operation): Tool['outputSchema'] {
  if (isMedia(output) || alsoMedia.length > 0) return undefined;
  const data = z.toJSONSchema(output, { io: 'output', metadata: z.registry(), reused: 'inline' });
  const { $schema: _, ...schema } = data;
  return { type: 'object', properties: { data: schema, meta: { type: 'object' } }, required: ['data', 'meta'] } as Tool['outputSchema'];
}

/** The tool with the schema of its results. */
export function withOutputSchema(tool: Tool, operation: Operation): Tool {
  const schema = outputSchema(operation);
  return schema ? { ...tool, outputSchema: schema } : tool;
}

/** Complete tool description, for assistants that handle long lists: all parameters, files as base64. */
export function describeFullTool(operation: Operation): Tool {
  const { properties = {}, required = [] } = inputSchema(operation) as { properties?: Record<string, object>; required?: string[] };
  const namedProperties = Object.entries(properties).map(([name, property]) => [jsonName(operation, name), property]);
  const files = describeFiles(operation);
  return {
    name: operation.tool ?? operation.id,
    title: operation.title,
    description: operation.summary,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries([...Object.entries(files), ...namedProperties]),
      required: [...Object.keys(files), ...required.map((name) => jsonName(operation, name))],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true },
  };
}

/** Operations of some families, by name of the family. */
export function toolsOfFamilies(services: Pick<CallServices, 'families'>, names: readonly string[]): Tools {
  return allTools({ families: services.families.filter(({ id }) => names.includes(id)) });
}

/** Well-known parameters of every list, described without text. */
const PAGING_PARAMETERS = { limit: true, offset: true };

/** Compact tool description: the tool list is loaded into the context of every assistant. */
export function describeCompactTool(operation: Operation): Tool {
  const { properties = {}, required } = inputSchema(operation) as {
    properties?: Record<string, Record<string, unknown>>;
    required?: string[];
  };
  const visible = Object.entries(properties).filter(([name]) => !operation.toolHides.includes(name));
  const compact = visible.map(([name, property]) => {
    // Bounds are omitted: input is validated anyway, and errors state the rule.
    const { pattern: _p, minLength: _n, maxLength: _x, minimum: _l, maximum: _h, type, ...others } = property;
    const publicName = jsonName(operation, name);
    if (name in PAGING_PARAMETERS) return [name, { type, ...(others.default !== 0 && { default: others.default }) }];
    const rest = others.enum ? others : { type, ...others };
    const preset = operation.toolDefaults[name];
    return [publicName, preset === undefined ? rest : { ...rest, default: preset }];
  });
  return {
    name: operation.tool as string,
    description: operation.summary,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(compact),
      ...(required?.length && { required: required.map((name) => jsonName(operation, name)) }),
      // Hidden parameters are still accepted.
      ...(operation.toolHides.length === 0 && { additionalProperties: false }),
    },
    annotations: { readOnlyHint: true },
  };
}

export function toolInput(operation: Operation, args: Record<string, unknown>): Record<string, unknown> {
  return new InputReader(operation).fromArguments(args, operation.toolDefaults);
}
