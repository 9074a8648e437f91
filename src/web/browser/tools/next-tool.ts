/** Hands a finished file to the next tool. It stays on the device: in the Cache Storage of the browser, until the next tool is opened. */
const CACHE = 'potli-next-tool';
const KEY = '/tools/finished-file';
/** URL fragment of the link to a tool that takes the file. */
const FRAGMENT = '#file';
const NAME_HEADER = 'x-file-name';

/** Cache Storage exists in secure contexts only. */
const isAvailable = (): boolean => 'caches' in globalThis;

/** Makes the links to follow-up tools take the file along. */
export function offerFile(links: Iterable<HTMLAnchorElement>, file: File): void {
  if (!isAvailable()) return;
  for (const link of links) {
    link.onclick = async (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
      await caches
        .open(CACHE)
        .then((cache) => cache.put(KEY, new Response(file, { headers })))
        // Full storage: the next tool asks for a file as usual.
        .catch(() => {});
      location.assign(`${link.pathname}${FRAGMENT}`);
    };
  }
}

/** The file of the previous tool, if the page was opened by its link and accepts the type. Older files are deleted. */
export async function takeOfferedFile(types: readonly string[]): Promise<File | undefined> {
  if (!isAvailable()) return undefined;
  const response = location.hash === FRAGMENT ? await (await caches.open(CACHE)).match(KEY) : undefined;
  await caches.delete(CACHE);
  if (response === undefined) return undefined;
  // A reloaded page must not expect a file.
  history.replaceState(null, '', location.pathname + location.search);
  const blob = await response.blob();
  const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '');
  return types.includes(blob.type) ? new File([blob], name, { type: blob.type }) : undefined;
}
