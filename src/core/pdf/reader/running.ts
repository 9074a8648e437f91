/** Runs the program of a page: the pen goes where the content sends it, and leaves pieces of writing. */
import type { Font } from './fonts.ts';
import { giveUp } from './giving-up.ts';
import { concat, IDENTITY, type Matrix, matrixOf, moveX, moveY } from './matrix.ts';
import { ON_THE_PAGE, Pieces } from './pieces.ts';
import { type Program, STEP } from './program.ts';

const { fround } = Math;

class State {
  transform: Matrix = IDENTITY;
  matrix: Matrix = IDENTITY;
  x = 0;
  y = 0;
  lineX = 0;
  lineY = 0;
  leading = 0;
  rise = 0;
  scale = 1;
  letterSpace = 0;
  wordSpace = 0;
  font: Font | undefined;
  size = 0;

  move(x: number, y: number): void {
    this.lineX = fround(this.lineX + x);
    this.lineY = fround(this.lineY + y);
    this.x = this.lineX;
    this.y = this.lineY;
  }

  /** By thousandths of the size. */
  shift(gap: number): void {
    this.x = fround(this.x - fround(fround(fround(gap * this.size) * this.scale) / 1000));
  }
}

export function run(program: Program): Pieces {
  const { steps } = program;
  const pieces = new Pieces(program.items, program.gaps);
  let state = new State();
  let form = ON_THE_PAGE;
  const saved: State[] = [];
  const left: { state: State; form: Matrix; saved: number }[] = [];
  const next = (at: number): number => steps[at] as number;
  const six = (at: number): Matrix => matrixOf(next(at), next(at + 1), next(at + 2), next(at + 3), next(at + 4), next(at + 5));
  for (let at = 0; at < steps.length; ) {
    switch (steps[at++]) {
      case STEP.save:
        saved.push(Object.assign(new State(), state));
        break;
      case STEP.restore:
        state = saved.pop() ?? giveUp('a state that was not saved');
        break;
      case STEP.transform:
        state.transform = concat(six(at), state.transform);
        at += 6;
        break;
      case STEP.begin:
        state.matrix = IDENTITY;
        state.x = state.y = state.lineX = state.lineY = 0;
        break;
      case STEP.matrix:
        state.matrix = six(at);
        state.x = state.y = state.lineX = state.lineY = 0;
        at += 6;
        break;
      case STEP.move:
        state.move(next(at), next(at + 1));
        at += 2;
        break;
      case STEP.nextLine:
        state.move(0, -state.leading);
        break;
      case STEP.letterSpace:
        state.letterSpace = next(at++);
        break;
      case STEP.wordSpace:
        state.wordSpace = next(at++);
        break;
      case STEP.scale:
        state.scale = fround(next(at++) / 100);
        break;
      case STEP.leading:
        state.leading = next(at++);
        break;
      case STEP.rise:
        state.rise = next(at++);
        break;
      case STEP.font:
        state.font = program.fonts[next(at)];
        state.size = next(at + 1);
        at += 2;
        break;
      case STEP.shift:
        state.shift(next(at++));
        break;
      case STEP.show:
        show(pieces, state, form, next(at), next(at + 1));
        at += 2;
        break;
      case STEP.enter:
        left.push({ state, form, saved: saved.length });
        // One of its own, by which pieces of this form are told from others.
        form = concat(state.transform, form).slice();
        state = new State();
        state.transform = six(at);
        at += 6;
        break;
      case STEP.leave: {
        const outside = left.pop() ?? giveUp('a form that was not entered');
        saved.length = outside.saved;
        ({ state, form } = outside);
        break;
      }
      default:
        giveUp('no such step');
    }
  }
  return pieces;
}

/** Where PDFium begins to look for the ends of a piece. */
const FARTHEST = 10_000;

function show(pieces: Pieces, state: State, form: Matrix, from: number, to: number): void {
  const { font, size, letterSpace, wordSpace } = state;
  if (!font) giveUp('no font');
  const { items, places } = pieces;
  const { width, left, bottom, right, top } = font.looks;
  const known = font.known;
  const space = font.spaceSlot;
  let pen = 0;
  let [inkLeft, inkRight, inkBottom, inkTop] = [FARTHEST, -FARTHEST, FARTHEST, -FARTHEST];
  for (let at = from; at < to; at++) {
    const slot = items[at] as number;
    if (slot === 0) {
      pen = fround(pen - fround(fround((places[at] as number) * size) / 1000));
      continue;
    }
    if (slot >= known) giveUp('a character that nobody was asked about');
    places[at] = pen;
    inkLeft = Math.min(inkLeft, fround(pen + fround(fround((left[slot] as number) * size) / 1000)));
    inkRight = Math.max(inkRight, fround(pen + fround(fround((right[slot] as number) * size) / 1000)));
    inkBottom = Math.min(inkBottom, bottom[slot] as number);
    inkTop = Math.max(inkTop, top[slot] as number);
    pen = fround(pen + fround(fround((width[slot] as number) * size) / 1000));
    if (wordSpace !== 0 && slot === space) pen = fround(pen + wordSpace);
    pen = fround(pen + letterSpace);
  }
  const scaled = state.scale === 1 ? state.matrix : concat(matrixOf(state.scale, 0, 0, 1, 0, 0), state.matrix);
  const whole = concat(scaled, state.transform).slice();
  const [x, y] = [moveX(state.matrix, state.x, fround(state.y + state.rise)), moveY(state.matrix, state.x, fround(state.y + state.rise))];
  if (isAskew(concat(whole, form))) giveUp('writing askew');
  whole[4] = moveX(state.transform, x, y);
  whole[5] = moveY(state.transform, x, y);
  pieces.font.push(font);
  pieces.size.push(size);
  pieces.matrix.push(whole);
  pieces.form.push(form);
  pieces.letterSpace.push(letterSpace);
  pieces.from.push(from);
  pieces.to.push(to);
  addInk(pieces, whole, inkLeft, fround(fround(inkBottom * size) / 1000), inkRight, fround(fround(inkTop * size) / 1000));
  state.x = fround(state.x + fround(pen * state.scale));
}

/** Neither across the page nor along one of its sides. */
function isAskew(matrix: Matrix): boolean {
  const [along, up] = [Math.abs(matrix[0] as number), Math.abs(matrix[1] as number)];
  return Math.min(along, up) > STRAIGHT * Math.max(along, up);
}

const STRAIGHT = 0.001;

function addInk({ ink }: Pieces, matrix: Matrix, left: number, bottom: number, right: number, top: number): void {
  if (matrix[1] === 0 && matrix[2] === 0 && (matrix[0] as number) > 0 && (matrix[3] as number) > 0) {
    ink.push(moveX(matrix, left, 0), moveY(matrix, 0, bottom), moveX(matrix, right, 0), moveY(matrix, 0, top));
    return;
  }
  const [x1, x2, x3, x4] = [moveX(matrix, left, bottom), moveX(matrix, left, top), moveX(matrix, right, bottom), moveX(matrix, right, top)];
  const [y1, y2, y3, y4] = [moveY(matrix, left, bottom), moveY(matrix, left, top), moveY(matrix, right, bottom), moveY(matrix, right, top)];
  ink.push(Math.min(x1, x2, x3, x4), Math.min(y1, y2, y3, y4), Math.max(x1, x2, x3, x4), Math.max(y1, y2, y3, y4));
}
