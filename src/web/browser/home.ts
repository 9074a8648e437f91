/** The first page: the examples are answered as they come into view, within a share of the visitor's allowance. */
import { el, showPicture } from './dom.ts';
import { showJson } from './json.ts';
import { draw, isPicture } from './picture.ts';
import { unitsLeft } from './rate.ts';
import { send } from './request.ts';
import { showStatus } from './status.ts';

/** What the page may spend by itself, and what it leaves to the visitor. */
const MOST_UNITS = 200;
const LEAVE_UNITS = 200;
const AT_ONCE = 3;
const MOST_LINES = 16;

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
void showStatus();

function next(): void {
  while (running < AT_ONCE && waiting.length > 0) {
    const figure = waiting.shift() as HTMLElement;
    const weight = Number(figure.dataset.weight) || 1;
    if (figure.dataset.wait !== undefined || spent + weight > MOST_UNITS || unitsLeft() - weight < LEAVE_UNITS) {
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

/** Beyond its share, and for what asks other machines, the page waits for a word. */
function offer(figure: HTMLElement): void {
  const button = el('button', { type: 'button', click: () => void answer(figure) }, 'Show the example');
  figure.querySelector('.answer')?.replaceChildren(button);
}

async function answer(figure: HTMLElement): Promise<void> {
  const { operation = '', address = '', summary = '' } = figure.dataset;
  const place = figure.querySelector('.answer') as HTMLElement;
  figure.setAttribute('aria-busy', 'true');
  try {
    const { status, type, body } = await send({ method: 'GET', address });
    place.replaceChildren(
      status === 200 && isPicture(type) ? showPicture(body, `Example: ${summary}`) : await readable(operation, type, body),
    );
  } catch (error) {
    place.replaceChildren(el('p', { class: 'muted' }, (error as Error).message));
  }
  figure.removeAttribute('aria-busy');
}

async function readable(operation: string, type: string, body: Blob): Promise<Node> {
  const text = await body.text();
  if (!type.startsWith('application/json')) return el('pre', {}, text.slice(0, 2_000));
  const { data, error } = JSON.parse(text) as { data?: unknown; error?: { message: string } };
  if (error) return el('p', { class: 'muted' }, error.message);
  return draw(operation, data) ?? showJson(data, MOST_LINES);
}
