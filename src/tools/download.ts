/** Resumable download of a file from the model hub: into a `.part` file, then an atomic rename after verification. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

export interface FilePin {
  readonly bytes: number;
  readonly sha256: string;
}

type Progress = (downloadedBytes: number, total: number | undefined) => void;

const MAX_REDIRECTS = 5;

/** @param pin expected size and hash; without it the hash stated by the hub is checked, and the result is returned to be pinned */
export async function download(address: string, target: string, pin: FilePin | undefined, progress: Progress): Promise<FilePin> {
  if (pin && existsSync(target) && isSamePin(await hashFile(target), pin)) return pin;
  const part = `${target}.part`;
  mkdirSync(dirname(target), { recursive: true });
  const statedHash = await transfer(address, part, progress);
  const downloaded = await hashFile(part);
  const expected = pin?.sha256 ?? statedHash;
  if ((expected !== undefined && downloaded.sha256 !== expected) || (pin && downloaded.bytes !== pin.bytes)) {
    rmSync(part);
    throw new Error(`${address} has the SHA-256 ${downloaded.sha256}, not ${expected}; it was discarded`);
  }
  renameSync(part, target);
  return downloaded;
}

/** Resumes a partial download. Returns the SHA-256 stated by the hub, if any. */
async function transfer(address: string, part: string, progress: Progress): Promise<string | undefined> {
  const existingBytes = existsSync(part) ? statSync(part).size : 0;
  const { response, statedHash } = await followRedirects(address, existingBytes > 0 ? { range: `bytes=${existingBytes}-` } : {});
  if (response.status === 416) {
    // Range not satisfiable: the part is complete or too long, which its SHA-256 will show.
    await response.body?.cancel();
    return statedHash;
  }
  if (!response.ok || !response.body) throw new Error(`${address} returned ${response.status}`);
  const start = response.status === 206 ? existingBytes : 0;
  const length = response.headers.get('content-length');
  const total = length === null ? undefined : start + Number(length);
  // Written chunk by chunk, so that an interrupted download can be resumed.
  const file = await open(part, start > 0 ? 'a' : 'w');
  let downloadedBytes = start;
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      await file.write(chunk);
      downloadedBytes += chunk.length;
      progress(downloadedBytes, total);
    }
  } catch {
    throw new Error(`${address} was interrupted after ${downloadedBytes} bytes; run the command again to resume`);
  } finally {
    await file.close();
  }
  return statedHash;
}

/** The hub states the SHA-256 of large files (X-Linked-ETag) in the redirect to its storage. */
async function followRedirects(
  address: string,
  headers: Record<string, string>,
): Promise<{ response: Response; statedHash: string | undefined }> {
  let url = address;
  let statedHash: string | undefined;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' }, redirect: 'manual' });
    statedHash ??= /^"?([0-9a-f]{64})"?$/.exec(response.headers.get('x-linked-etag') ?? '')?.[1];
    const next = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || next === null) return { response, statedHash };
    await response.body?.cancel();
    url = new URL(next, url).href;
  }
  throw new Error(`${address} redirects too many times`);
}

async function hashFile(file: string): Promise<FilePin> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: statSync(file).size, sha256: hash.digest('hex') };
}

function isSamePin(a: FilePin, b: FilePin): boolean {
  return a.bytes === b.bytes && a.sha256 === b.sha256;
}
