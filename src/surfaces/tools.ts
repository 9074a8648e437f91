/** The operations as tools for AI assistants: what they are told, and how a call runs. The same whatever carries the protocol. */
import { type CallToolResult, INVALID_PARAMS, ProtocolError, Server, type Tool } from '@modelcontextprotocol/server';
import { type Caller, callOf } from '../core/request/call.ts';
import { type Answer, envelopeText, type FileAnswer, isFile } from '../core/request/envelope.ts';
import { errorBody, toFault } from '../core/request/fault.ts';
import { InputReader } from '../core/request/input.ts';
import type { Operation } from '../core/request/operation.ts';
import { inputSchema, jsonName } from '../core/request/parameters.ts';
import { VERSION } from '../version.ts';
import { type CallServices, operationsOf } from './services.ts';

/** Makes servers that list and call the tools. The caller is told from the signal that ends a call; without one, no tool can be called. */
export type ToolServers = (callerOf: ((signal: AbortSignal) => Caller) | undefined) => Server;

export function toolServers(services: CallServices, onError?: (error: unknown) => void): ToolServers {
  const tools = toolsOf(services);
  const list = [...tools.values()].map(describeTool);
  const calls = new Map([...tools.values()].map((operation) => [operation, callOf(operation, services)]));

  const runTool = async (operation: Operation, args: Record<string, unknown>, caller: Caller): Promise<CallToolResult> => {
    const call = calls.get(operation) as ReturnType<typeof callOf>;
    try {
      return toResult(await call(toolInput(operation, args), () => caller));
    } catch (error) {
      const fault = toFault(error);
      if (fault.status === 500) onError?.(error);
      return { isError: true, content: [{ type: 'text', text: errorBody(fault) }] };
    }
  };

  return (callerOf) => {
    const server = new Server(
      { name: 'potli', version: VERSION },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: NO_VALIDATOR, cacheHints: CACHE_HINTS },
    );
    server.setRequestHandler('tools/list', () => ({ tools: list }));
    server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
      const operation = tools.get(params.name);
      if (!operation || !callerOf) throw new ProtocolError(INVALID_PARAMS, `There is no tool "${params.name.slice(0, 100)}".`);
      return runTool(operation, params.arguments ?? {}, callerOf(mcpReq.signal));
    });
    return server;
  };
}

const INSTRUCTIONS =
  'Indian reference data and tools: pincodes, bank branches, calendars, language and more. Results are JSON {data, meta}; meta.source names the data and its licence.';

/** The tools change with a new version of the service only. */
const AN_HOUR = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
const CACHE_HINTS = { 'tools/list': AN_HOUR, 'server/discover': AN_HOUR };

/** Inputs are checked by the operation itself; the SDK would compile every schema anew for each request. */
const NO_VALIDATOR = { getValidator: () => (input: unknown) => ({ valid: true as const, data: input as never, errorMessage: undefined }) };

export function toolsOf({ families }: Pick<CallServices, 'families'>): Map<string, Operation> {
  return new Map(operationsOf(families).flatMap((operation) => (operation.tool ? [[operation.tool, operation] as const] : [])));
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

function toResult(answer: Answer | FileAnswer): CallToolResult {
  if (!isFile(answer)) return { content: [{ type: 'text', text: envelopeText(answer) }] };
  const { file, type } = answer;
  if (typeof file === 'string' || type.startsWith('image/svg') || type.startsWith('text/')) {
    return { content: [{ type: 'text', text: typeof file === 'string' ? file : Buffer.from(file).toString() }] };
  }
  return { content: [{ type: 'image', data: Buffer.from(file).toString('base64'), mimeType: type }] };
}
