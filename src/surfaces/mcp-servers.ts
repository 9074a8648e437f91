/** MCP servers built with the official SDK: tool listing and tool calls. */
import { type CallToolResult, INVALID_PARAMS, ProtocolError, type ReadResourceResult, Server } from '@modelcontextprotocol/server';
import { type Caller, createCall } from '../core/operation/call.ts';
import type { Operation } from '../core/operation/operation.ts';
import { errorBody, toApiError } from '../core/request/api-error.ts';
import { type Answer, ENVELOPE_START, envelope, type FileAnswer, isFile } from '../core/request/envelope.ts';
import { fromLatin1 } from '../core/request/json.ts';
import { decodeUtf8 } from '../core/text/decode-utf8.ts';
import { VERSION } from '../version.ts';
import { describePrompt, describeResource, inputFromUri, lookupTemplatesOf, promptMessages } from './mcp-prompts.ts';
import {
  allTools,
  describeCompactTool,
  describeFullTool,
  type Tools,
  toolInput,
  toolsOf,
  toolsOfFamilies,
  withOutputSchema,
} from './mcp-tools.ts';
import type { CallServices } from './services.ts';
import { decodeToolFiles } from './tool-files.ts';

/** Factory of MCP servers. `callerOf` derives the caller from the abort signal of a call; without it tools cannot be called. */
export type McpServerFactory = (callerOf: ((signal: AbortSignal) => Caller) | undefined) => Server;

/** Tool set: a small one for any assistant, all operations, or those of some families. */
export type ToolSet = 'few' | 'all' | { readonly families: readonly string[] };

export interface McpServerOptions {
  /** Whether the tool list has schemas of results; default: for all but the small set. */
  readonly outputSchemas?: boolean | undefined;
  /** Whether files may be given by path: only to the user of this machine, never over HTTP. */
  readonly localFiles?: boolean | undefined;
}

export function mcpServerFactory(
  services: CallServices,
  toolSet: ToolSet,
  onError?: (error: unknown) => void,
  { outputSchemas = toolSet !== 'few', localFiles = false }: McpServerOptions = {},
): McpServerFactory {
  const tools = toolsOfSet(services, toolSet);
  const describe = toolSet === 'few' ? describeCompactTool : describeFullTool;
  const toolList = [...tools.values()].map((operation) =>
    outputSchemas ? withOutputSchema(describe(operation), operation) : describe(operation),
  );
  const withSchema = new Set(toolList.filter((tool) => tool.outputSchema).map(({ name }) => name));
  const calls = new Map([...tools.values()].map((operation) => [operation, createCall(operation, services)]));

  const runTool = async (operation: Operation, args: Record<string, unknown>, caller: Caller): Promise<CallToolResult> => {
    const call = calls.get(operation) as ReturnType<typeof createCall>;
    try {
      const { members, files } = decodeToolFiles(operation, args, localFiles);
      const answer = await call(toolInput(operation, members), () => caller, files);
      if (isFile(answer)) return fileResult(answer, operation.id);
      return await jsonResult(answer, withSchema.has(operation.tool ?? operation.id));
    } catch (error) {
      const apiError = toApiError(error);
      if (apiError.status === 500) onError?.(error);
      return { isError: true, content: [{ type: 'text', text: errorBody(apiError) }] };
    }
  };

  const templates = lookupTemplatesOf(tools);
  const capabilities = { tools: {}, ...(templates.length > 0 && { prompts: {}, resources: {} }) };

  const readResource = async (uri: string, caller: Caller): Promise<ReadResourceResult> => {
    for (const template of templates) {
      const input = inputFromUri(template, uri);
      if (!input) continue;
      const { content, isError } = await runTool(template.operation, input, caller);
      const [first] = content;
      const text = first?.type === 'text' ? first.text : '';
      if (isError) throw new ProtocolError(INVALID_PARAMS, text);
      return { contents: [{ uri, mimeType: 'application/json', text }] };
    }
    throw new ProtocolError(INVALID_PARAMS, `Unknown resource "${uri.slice(0, 100)}".`);
  };

  const handleLookups = (server: Server, callerOf: Parameters<McpServerFactory>[0]): void => {
    server.setRequestHandler('prompts/list', () => ({ prompts: templates.map(describePrompt) }));
    server.setRequestHandler('prompts/get', ({ params: { name, arguments: values = {} } }) => {
      const template = templates.find(({ tool }) => tool === name);
      if (!template) throw new ProtocolError(INVALID_PARAMS, `Unknown prompt "${name.slice(0, 100)}".`);
      const messages = promptMessages(template, values);
      if (!messages) throw new ProtocolError(INVALID_PARAMS, `The prompt ${name} needs ${template.names.join(' and ')}.`);
      return { description: template.operation.summary, messages };
    });
    server.setRequestHandler('resources/list', () => ({ resources: [] }));
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: templates.map(describeResource) }));
    server.setRequestHandler('resources/read', ({ params: { uri } }, { mcpReq }) => {
      if (!callerOf) throw new ProtocolError(INVALID_PARAMS, 'Resources cannot be read here.');
      return readResource(uri, callerOf(mcpReq.signal));
    });
  };

  return (callerOf) => {
    const server = new Server(
      { name: 'potli', version: VERSION },
      { capabilities, instructions: INSTRUCTIONS, jsonSchemaValidator: NO_VALIDATOR, cacheHints: CACHE_HINTS },
    );
    server.setRequestHandler('tools/list', () => ({ tools: toolList }));
    server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
      const operation = tools.get(params.name);
      if (!operation || !callerOf) throw new ProtocolError(INVALID_PARAMS, `Unknown tool "${params.name.slice(0, 100)}".`);
      return runTool(operation, params.arguments ?? {}, callerOf(mcpReq.signal));
    });
    if (templates.length > 0) handleLookups(server, callerOf);
    return server;
  };
}

function toolsOfSet(services: CallServices, toolSet: ToolSet): Tools {
  if (toolSet === 'few') return toolsOf(services);
  return toolSet === 'all' ? allTools(services) : toolsOfFamilies(services, toolSet.families);
}

const INSTRUCTIONS =
  'Indian reference data and tools: pincodes, bank branches, calendars, language and more. Results are JSON {data, meta}; meta.source names the data and its licence. /mcp has the commonest tools; /mcp/all (potli --mcp --tools all) has every operation, such as address_read for addresses in one line, identify for any code or question, and PDF, image and OCR tools.';

/** The tool list changes only with a new version of the service. */
const CACHE_ONE_HOUR = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
const CACHE_HINTS = {
  'tools/list': CACHE_ONE_HOUR,
  'prompts/list': CACHE_ONE_HOUR,
  'resources/templates/list': CACHE_ONE_HOUR,
  'server/discover': CACHE_ONE_HOUR,
};

/** No-op validator: operations validate their input, and the SDK would compile every schema for each request. */
const NO_VALIDATOR = { getValidator: () => (input: unknown) => ({ valid: true as const, data: input as never, errorMessage: undefined }) };

/** Longer JSON is sent once, not as text and structure, which would block the event loop: clients require the structure only if there is a schema. */
const MAX_DUPLICATED_LENGTH = 200_000;

async function jsonResult(answer: Answer, hasSchema: boolean): Promise<CallToolResult> {
  const { data, end } = envelope(answer);
  const isLong = data.length > MAX_DUPLICATED_LENGTH;
  const json = `${ENVELOPE_START}${isLong ? await decodeUtf8(data.bytes) : data}${fromLatin1(end)}`;
  if (isLong && !hasSchema) return { content: [{ type: 'text', text: json }] };
  const text = isLong ? `The result, ${json.length} characters of JSON, is in structuredContent.` : json;
  return { content: [{ type: 'text', text }], structuredContent: JSON.parse(json) };
}

function fileResult({ file, type }: FileAnswer, name: string): CallToolResult {
  if (typeof file === 'string' || type.startsWith('image/svg') || type.startsWith('text/')) {
    return { content: [{ type: 'text', text: typeof file === 'string' ? file : Buffer.from(file).toString() }] };
  }
  const data = Buffer.from(file).toString('base64');
  if (type.startsWith('image/')) return { content: [{ type: 'image', data, mimeType: type }] };
  return { content: [{ type: 'resource', resource: { uri: `potli://answer/${name}`, mimeType: type, blob: data } }] };
}
