/** Self-contained HTML for embedding a response in other pages: images as <img>, holidays and panchang with a short script. */
import type { OperationDescription, OperationRequest } from './values.ts';

/** Expressions for the lines that the script renders; `data` is the response. */
const LINE_EXPRESSIONS: Readonly<Record<string, string>> = {
  holidays: "data.map(({ date, name }) => date + ' ' + name)",
  panchang:
    "[data.date, ...data.tithi.map(({ paksha, name }) => paksha + ' ' + name), ...data.nakshatra.map(({ name }) => name), 'Sunrise ' + data.sunrise.slice(11, 16), 'Sunset ' + data.sunset.slice(11, 16)]",
};

export function embedFor(
  { id, returns, summary }: OperationDescription,
  { method, address }: OperationRequest,
  origin: string,
): string | null {
  if (method !== 'GET') return null;
  const url = origin + address;
  if (returns[0]?.startsWith('image/')) return `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(summary)}">`;
  const lines = LINE_EXPRESSIONS[id];
  if (lines === undefined) return null;
  return `<ul id="potli-${id}"></ul>
<script type="module">
  const { data } = await (await fetch(${JSON.stringify(url).replaceAll('<', '\\u003c')})).json();
  for (const text of ${lines}) {
    const line = document.createElement('li');
    line.textContent = text;
    document.getElementById('potli-${id}').append(line);
  }
</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
