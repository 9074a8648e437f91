/** XMLHttpRequest with upload progress; updates the rate limit display. */
import { showRateLimit } from './rate-limit.ts';
import type { OutgoingRequest } from './values.ts';

export interface HttpResult {
  readonly status: number;
  readonly type: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Blob;
  readonly milliseconds: number;
}

export function sendRequest(
  { method, address, type, body, fresh, onProgress }: OutgoingRequest,
  signal?: AbortSignal,
): Promise<HttpResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.responseType = 'blob';
    if (fresh) request.setRequestHeader('cache-control', 'no-cache');
    if (type) request.setRequestHeader('content-type', type);
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const startedAt = performance.now();
    request.onload = () => {
      const headers = readHeaders(request.getAllResponseHeaders());
      showRateLimit(headers);
      resolve({
        status: request.status,
        type: headers.get('content-type') ?? '',
        headers,
        body: request.response as Blob,
        milliseconds: performance.now() - startedAt,
      });
    };
    request.onerror = () => reject(new Error('The service cannot be reached.'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body ?? null);
  });
}

function readHeaders(text: string): Map<string, string> {
  return new Map(
    text
      .trim()
      .split(/\r\n/)
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );
}
