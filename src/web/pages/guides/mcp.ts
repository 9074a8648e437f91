import { type Editor, installLink } from '../../browser/install-links.ts';
import { code, type Guide } from '../guide.ts';
import { type Html, html } from '../html.ts';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

function install(editor: Editor, base: string, label: string): Html {
  return html`<a href="${installLink(editor, base)}" data-install="${editor}">${label}</a>`;
}

export const assistants: Guide = {
  name: 'mcp',
  title: 'For AI assistants',
  description: 'Set up Potli as an MCP server in the common assistants.',
  body: (base) => html`
<p class="lead">Potli is an MCP server at <code>${base}/mcp</code>: streamable HTTP, no authentication, no sessions.</p>
<p>Each tool is one operation and returns the same result as its REST path; errors are tool results that the assistant can read. Images are returned as image content. The playground of an operation shows its tool.</p>
<h2>Claude Code</h2>
${code(`claude mcp add --transport http potli ${base}/mcp`, 'Claude Code')}
<h2>Claude and ChatGPT on the web</h2>
<p>Add a custom connector with the URL <code>${base}/mcp</code> in the settings under connectors; choose no authentication. It must be reachable from the internet over https.</p>
<h2>VS Code</h2>
<p>${install('vscode', base, 'Add to VS Code')} or, in <code>.vscode/mcp.json</code>:</p>
${code(pretty({ servers: { potli: { type: 'http', url: `${base}/mcp` } } }), '.vscode/mcp.json')}
<h2>Cursor</h2>
<p>${install('cursor', base, 'Add to Cursor')} or, in <code>.cursor/mcp.json</code>:</p>
${code(pretty({ mcpServers: { potli: { url: `${base}/mcp` } } }), '.cursor/mcp.json')}
<h2>Gemini CLI</h2>
<p>In <code>~/.gemini/settings.json</code>:</p>
${code(pretty({ mcpServers: { potli: { httpUrl: `${base}/mcp` } } }), '~/.gemini/settings.json')}
<h2>Codex CLI</h2>
<p>In <code>~/.codex/config.toml</code>:</p>
${code(`[mcp_servers.potli]\nurl = "${base}/mcp"`, '~/.codex/config.toml')}
<h2>Clients with stdio only</h2>
${code(pretty({ mcpServers: { potli: { command: 'npx', args: ['-y', 'mcp-remote', `${base}/mcp`] } } }), 'Through mcp-remote')}
<h2>All operations as tools</h2>
<p>The tool list of <code>/mcp</code> is short, to save context. <code>${base}/mcp/all</code> (and <code>potli --mcp --tools all</code>, or some families with <code>--tools families=pdf,text</code>) has every operation, with schemas of the results: files are sent as base64 in <code>files</code>, up to 3 MB per call, or to <code>potli --mcp</code> as absolute paths; documents are returned as embedded resources, images as image content.</p>
<h2>With curl</h2>
${code(
  `curl ${base}/mcp -H 'content-type: application/json' -H 'accept: application/json, text/event-stream' \\
  -d '${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'pincode_get', arguments: { pincode: '600001' } } })}'`,
  'A call with curl',
)}
<p>For assistants without tool calls there is <a href="/llms.txt">/llms.txt</a>.</p>
`,
};
