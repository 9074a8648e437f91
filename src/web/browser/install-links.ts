/** Links that editors themselves document: one click, and they ask whether to add the server. */

export type Editor = 'vscode' | 'cursor';

/** @param base where the service is reached */
export function installLink(editor: Editor, base: string): string {
  const url = `${base}/mcp`;
  if (editor === 'vscode') return `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: 'potli', type: 'http', url }))}`;
  return `cursor://anysphere.cursor-deeplink/mcp/install?name=potli&config=${encodeURIComponent(btoa(JSON.stringify({ url })))}`;
}
