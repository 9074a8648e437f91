/** Posts files and fields as multipart/form-data. */

export interface FormResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

export async function postForm(
  url: string,
  files: readonly Buffer[],
  fields: Readonly<Record<string, string>> = {},
): Promise<FormResponse> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append('file', new Blob([new Uint8Array(file)]), 'x.pdf');
  const response = await fetch(url, { method: 'POST', body });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
