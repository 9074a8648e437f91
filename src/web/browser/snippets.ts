/** The request as code to take along. */
import { copyText, el } from './dom.ts';
import { type Operation, type Request, toArguments, type Values } from './values.ts';

const TABS = ['curl', 'fetch', 'Python', 'MCP'] as const;
type Tab = (typeof TABS)[number];

/** Shows the code of the chosen language; the choice is kept for the next request. */
export function makeSnippets(place: HTMLElement): (operation: Operation, request: Request, values: Values, files: readonly File[]) => void {
  let chosen: Tab = 'curl';
  let texts: Record<Tab, string> = { curl: '', fetch: '', Python: '', MCP: '' };
  const code = el('code');
  const said = el('span', { class: 'visually-hidden', role: 'status' });
  const copy = el('button', { type: 'button', class: 'plain' }, 'Copy');
  const tabs = TABS.map((tab) =>
    el('button', { type: 'button', class: 'tab', 'aria-pressed': String(tab === chosen), click: () => choose(tab) }, tab),
  );
  const choose = (tab: Tab): void => {
    chosen = tab;
    for (const [index, button] of tabs.entries()) button.setAttribute('aria-pressed', String(TABS[index] === tab));
    code.textContent = texts[tab];
  };
  copy.addEventListener('click', async () => {
    const isCopied = await copyText(texts[chosen]);
    copy.textContent = isCopied ? 'Copied' : 'Select and copy';
    said.textContent = isCopied ? `Copied as ${chosen}` : 'This page may not copy: it is selected, press Ctrl and C.';
    if (!isCopied) getSelection()?.selectAllChildren(code);
    setTimeout(() => {
      copy.textContent = 'Copy';
    }, 1_500);
  });
  place.replaceChildren(
    el('div', { class: 'tabs' }, ...tabs, copy, said),
    el('pre', { tabindex: '0', 'aria-label': 'The request as code' }, code),
  );
  return (operation, request, values, files) => {
    const url = location.origin + request.address;
    const names = files.map(({ name }) => name);
    texts = {
      curl: toCurl(request, url, names),
      fetch: toFetch(request, url, names),
      Python: toPython(request, url, names),
      MCP: toMcp(operation, values),
    };
    choose(chosen);
  };
}

/** For a POSIX shell. */
function shell(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function toCurl({ members, fields }: Request, url: string, files: readonly string[]): string {
  if (members) return `curl ${shell(url)} \\\n  -H 'content-type: application/json' \\\n  -d ${shell(JSON.stringify(members))}`;
  if (!fields) return `curl ${shell(url)}`;
  const parts = [
    ...(files.length > 0 ? files : ['FILE']).map((name) => `file=@${name}`),
    ...fields.map(([name, text]) => `${name}=${text}`),
  ];
  return [`curl ${shell(url)}`, ...parts.map((part) => `  -F ${shell(part)}`), '  -o answer'].join(' \\\n');
}

function toFetch({ members, fields }: Request, url: string, files: readonly string[]): string {
  const address = JSON.stringify(url);
  if (members)
    return `const answer = await fetch(${address}, {\n  method: 'POST',\n  headers: { 'content-type': 'application/json' },\n  body: JSON.stringify(${JSON.stringify(members)}),\n});\nconst { data, meta } = await answer.json();`;
  if (!fields) return `const answer = await fetch(${address});\nconst { data, meta } = await answer.json();`;
  const lines = [
    ...(files.length > 0 ? files : ['file']).map((name) => `form.append('file', file); // ${name}`),
    ...fields.map(([name, text]) => `form.append(${JSON.stringify(name)}, ${JSON.stringify(text)});`),
  ];
  return `const form = new FormData();\n${lines.join('\n')}\nconst answer = await fetch(${address}, { method: 'POST', body: form });\nconst result = await answer.blob();`;
}

function toPython({ members, fields }: Request, url: string, files: readonly string[]): string {
  const address = JSON.stringify(url);
  if (fields) {
    const opened = (files.length > 0 ? files : ['FILE']).map((name) => `('file', open(${JSON.stringify(name)}, 'rb'))`).join(', ');
    return `import requests\n\nanswer = requests.post(${address}, files=[${opened}], data=${JSON.stringify(Object.fromEntries(fields))})\nopen('answer', 'wb').write(answer.content)`;
  }
  const call = members ? `requests.post(${address}, json=${python(members)})` : `requests.get(${address})`;
  return `import requests\n\nanswer = ${call}\nanswer.raise_for_status()\nprint(answer.json()['data'])`;
}

/** JSON is Python but for three words. Texts are passed over. */
function python(value: unknown): string {
  return JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"|\b(true|false|null)\b/g, (whole, word?: string) =>
    word ? ({ true: 'True', false: 'False', null: 'None' }[word] ?? whole) : whole,
  );
}

function toMcp(operation: Operation, values: Values): string {
  if (operation.tool === null)
    return `This operation is not a tool. Assistants with a shell can use curl;\nthe tools are at ${location.origin}/mcp (streamable HTTP, no authentication).`;
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: operation.tool, arguments: toArguments(operation, values) } };
  return `curl ${location.origin}/mcp \\\n  -H 'content-type: application/json' \\\n  -H 'accept: application/json, text/event-stream' \\\n  -d ${shell(JSON.stringify(call))}`;
}
