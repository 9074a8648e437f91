/** Documented deep links that add the MCP server to an editor. */

export type Editor = 'vscode' | 'cursor';

/** @param base base URL of the service */
export function installLink(editor: Editor, base: string): string {
  const url = `${base}/mcp`;
  if (editor === 'vscode') return `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: 'potli', type: 'http', url }))}`;
  return `cursor://anysphere.cursor-deeplink/mcp/install?name=potli&config=${encodeURIComponent(btoa(JSON.stringify({ url })))}`;
}
