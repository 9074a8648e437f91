/** PDF rotation, per page or for all pages. */
import { byId, bytesText, el } from '../dom.ts';
import { refuse, run } from './ask.ts';
import { frame, startsForm, wordsOf } from './frame.ts';
import { allPages } from './pages-of-pdf.ts';
import { showSheets, tell } from './sheets.ts';
import { nameWith, offer, sendFiles, startUpload } from './upload.ts';
import { fill } from './view.ts';

const QUARTER = 90;
const WHOLE = 360;

const words = wordsOf('rotate');
let file: File | undefined;
let turns: number[] = [];
/** May exceed the number of thumbnails. */
let count = 0;

startUpload(([chosen]) => {
  file = chosen;
  turns = [];
  showSheets([]);
  void run(async (signal) => {
    const pages = await allPages(chosen as File, signal);
    count = pages.count;
    turns = Array<number>(count).fill(0);
    showSheets(pages.pictures.map((picture, at) => ({ name: nameOf(at), picture, controls: [turnButton(at)] })));
  });
});

function nameOf(at: number): string {
  return fill(frame.page, { number: at + 1 });
}

function turnButton(at: number): HTMLElement {
  return el('button', { type: 'button', class: 'plain', 'aria-label': fill(words.turn, { name: nameOf(at) }), click: () => turn(at) }, '⟳');
}

function turn(at: number): void {
  const degrees = ((turns[at] ?? 0) + QUARTER) % WHOLE;
  turns[at] = degrees;
  byId('made').replaceChildren();
  const paper = byId('sheets').children[at]?.querySelector('.paper');
  if (paper) paper.className = `paper turned-${degrees}`;
  tell(fill(words.turned, { name: nameOf(at), degrees }));
}

byId('all').addEventListener('click', () => {
  for (let at = 0; at < count; at++) turn(at);
});

startsForm(() => {
  const given = file;
  const angles = [QUARTER, 2 * QUARTER, 3 * QUARTER].filter((angle) => turns.includes(angle));
  if (!given || angles.length === 0) return refuse(words.none);
  void run(async (signal) => {
    let made: Blob = given;
    // One request per angle.
    for (const angle of angles) {
      const pages = turns.flatMap((turned, at) => (turned === angle ? [at + 1] : [])).join(',');
      made = (await sendFiles('/v1/pdf/rotate', [made], { angle, pages }, signal)).body;
    }
    byId('made').replaceChildren(
      el('p', { class: 'outcome' }, fill(words.done, { size: bytesText(made.size) })),
      offer(made, nameWith(given.name, '-turned')),
    );
  });
});
