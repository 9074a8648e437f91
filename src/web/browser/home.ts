/** Home page: runs the examples as they scroll into view, within a share of the visitor's rate limit. */
import './guide.ts';
import { copyButton } from './copy-button.ts';
import { el, showPicture } from './dom.ts';
import { drawAnswer, isPicture } from './drawings.ts';
import { sendRequest } from './http-request.ts';
import { unitsLeft } from './rate-limit.ts';
import { renderReadable } from './readable-view.ts';
import { showStatus } from './status.ts';

/** Units that the page may spend, and units reserved for the visitor. */
const MAX_UNITS = 200;
const RESERVED_UNITS = 200;
const CONCURRENCY = 3;

let spent = 0;
let running = 0;
const waiting: HTMLElement[] = [];

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      waiting.push(target as HTMLElement);
    }
    next();
  },
  { rootMargin: '150px' },
);

for (const figure of document.querySelectorAll<HTMLElement>('figure.live')) observer.observe(figure);
for (const line of document.querySelectorAll<HTMLElement>('.command')) {
  line.append(copyButton('Copy', { what: () => line.querySelector('code')?.textContent ?? '', said: () => 'Copied' }));
}
void showStatus();

function next(): void {
  while (running < CONCURRENCY && waiting.length > 0) {
    const figure = waiting.shift() as HTMLElement;
    const weight = Number(figure.dataset.weight) || 1;
    if (figure.dataset.wait !== undefined || spent + weight > MAX_UNITS || unitsLeft() - weight < RESERVED_UNITS) {
      offer(figure);
      continue;
    }
    spent += weight;
    running += 1;
    void answer(figure).finally(() => {
      running -= 1;
      next();
    });
  }
}

/** Beyond the budget, and for operations that contact third parties, a button is shown instead. */
function offer(figure: HTMLElement): void {
  const button = el('button', { type: 'button', click: () => void answer(figure) }, 'Show the example');
  figure.querySelector('.answer')?.replaceChildren(button);
}

async function answer(figure: HTMLElement): Promise<void> {
  const { operation = '', address = '', summary = '' } = figure.dataset;
  const place = figure.querySelector('.answer') as HTMLElement;
  figure.setAttribute('aria-busy', 'true');
  try {
    const { status, type, body } = await sendRequest({ method: 'GET', address: withCurrentYear(address) });
    place.replaceChildren(
      ...(status === 200 && isPicture(type) ? [showPicture(body, `Example: ${summary}`)] : await shown(operation, type, body)),
    );
  } catch (error) {
    place.replaceChildren(el('p', { class: 'muted' }, (error as Error).message));
  }
  figure.removeAttribute('aria-busy');
}

async function shown(operation: string, type: string, body: Blob): Promise<Node[]> {
  const text = await body.text();
  if (!type.startsWith('application/json')) return [el('pre', {}, text.slice(0, 2_000))];
  const { data, error } = JSON.parse(text) as { data?: unknown; error?: { message: string } };
  if (error) return [el('p', { class: 'muted' }, error.message)];
  const drawn = drawAnswer(operation, data);
  // The first element is enough here.
  return drawn ? [drawn] : renderReadable(operation, data, {}).slice(0, 1);
}

/** Examples contain a fixed year and pages are cached: this shows the current year. */
function withCurrentYear(address: string): string {
  return address.replace(
    /(\/holidays\/)\d{4}(.*?)(?:&month=\d+)?$/,
    (_, path: string, rest: string) => path + new Date().getFullYear() + rest,
  );
}
