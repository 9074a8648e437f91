/** PDF rotation, per page or for all pages. */
import { byId, el, formatBytes } from '../dom.ts';
import { runTask, showFailure } from './api.ts';
import { allThumbnails } from './pdf-thumbnails.ts';
import { announce, showThumbnails } from './thumbnails.ts';
import { common, messagesOf, onSubmit } from './tool-page.ts';
import { downloadView, nameWith, sendFiles, startUpload } from './upload.ts';
import { fillPlaceholders } from './view.ts';

const QUARTER_TURN = 90;
const FULL_TURN = 360;

const messages = messagesOf('rotate');
let file: File | undefined;
let turns: number[] = [];
/** May exceed the number of thumbnails. */
let count = 0;

startUpload(([upload]) => {
  file = upload;
  turns = [];
  showThumbnails([]);
  void runTask(async (signal) => {
    const pages = await allThumbnails(upload as File, signal);
    count = pages.count;
    turns = Array<number>(count).fill(0);
    showThumbnails(pages.pictures.map((picture, index) => ({ name: nameOf(index), picture, controls: [turnButton(index)] })));
  });
});

function nameOf(index: number): string {
  return fillPlaceholders(common.page, { number: index + 1 });
}

function turnButton(index: number): HTMLElement {
  return el(
    'button',
    { type: 'button', class: 'plain', 'aria-label': fillPlaceholders(messages.turn, { name: nameOf(index) }), click: () => turn(index) },
    '⟳',
  );
}

function turn(index: number): void {
  const degrees = ((turns[index] ?? 0) + QUARTER_TURN) % FULL_TURN;
  turns[index] = degrees;
  byId('made').replaceChildren();
  const paper = byId('sheets').children[index]?.querySelector('.paper');
  if (paper) paper.className = `paper turned-${degrees}`;
  announce(fillPlaceholders(messages.turned, { name: nameOf(index), degrees }));
}

byId('all').addEventListener('click', () => {
  for (let index = 0; index < count; index++) turn(index);
});

onSubmit(() => {
  const source = file;
  const angles = [QUARTER_TURN, 2 * QUARTER_TURN, 3 * QUARTER_TURN].filter((angle) => turns.includes(angle));
  if (!source || angles.length === 0) return showFailure(messages.none);
  void runTask(async (signal) => {
    let result: Blob = source;
    // One request per angle.
    for (const angle of angles) {
      const pages = turns.flatMap((rotation, index) => (rotation === angle ? [index + 1] : [])).join(',');
      result = (await sendFiles('/v1/pdf/rotate', [result], { angle, pages }, signal)).body;
    }
    byId('made').replaceChildren(
      ...downloadView(result, nameWith(source.name, '-turned'), fillPlaceholders(messages.done, { size: formatBytes(result.size) })),
    );
  });
});
