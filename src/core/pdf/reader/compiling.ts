/** Makes the program of a page from its content. Operators that draw are passed over; what is unknown, broken or rare gives the page up. */
import { type Dict, isDict, Ref } from '../syntax.ts';
import type { Font, Fonts } from './fonts.ts';
import { giveUp } from './giving-up.ts';
import { Program, STEP } from './program.ts';
import type { Resources } from './resources.ts';
import { operatorOf, TOKEN, Tokens } from './tokens.ts';

/** Operators that change no writing. */
const DRAWING = new Set(
  'm l c v y h re S s f F f* B B* b b* n W W* g G rg RG k K cs CS sc SC scn SCN sh w J j M d ri i gs BMC EMC MP DP BX EX'
    .split(' ')
    .map(operatorOf),
);

/** Operators of one or more numbers: their step, and how many. */
const NUMERIC = new Map(
  (
    [
      ['cm', STEP.transform, 6],
      ['Tm', STEP.matrix, 6],
      ['Td', STEP.move, 2],
      ['T*', STEP.nextLine, 0],
      ['Tc', STEP.letterSpace, 1],
      ['Tw', STEP.wordSpace, 1],
      ['Tz', STEP.scale, 1],
      ['TL', STEP.leading, 1],
      ['Ts', STEP.rise, 1],
    ] as const
  ).map(([name, step, count]) => [operatorOf(name), { step, count }]),
);

const [Q_SAVE, Q_RESTORE, BT, ET, TF, TD, TR, TJ, TJ_LIST, QUOTE, DOUBLE_QUOTE, DO, BDC] = [
  'q',
  'Q',
  'BT',
  'ET',
  'Tf',
  'TD',
  'Tr',
  'Tj',
  'TJ',
  "'",
  '"',
  'Do',
  'BDC',
].map(operatorOf);

const WORDS = new Set(['true', 'false', 'null'].map(operatorOf));
const FILLED = 0;
const INVISIBLE = 3;
const MOST_OPERANDS = 32;
const DEEPEST_FORM = 8;
const MOST_SAVED = 500;
const DEEPEST_DICTIONARY = 20;

export interface Surroundings {
  readonly resources: Resources;
  readonly fonts: Fonts;
}

export function compile(content: Uint8Array, own: Dict | undefined, around: Surroundings): Program {
  const program = new Program();
  new Compiler(content, own, around, program, 0).compile();
  return program;
}

class Compiler {
  readonly #tokens: Tokens;
  readonly #own: Dict | undefined;
  readonly #around: Surroundings;
  readonly #program: Program;
  readonly #depth: number;
  readonly #numbers: number[] = [];
  #names: string[] = [];
  #font: Font | undefined;
  #fontIndex = -1;
  readonly #saved: (Font | undefined)[] = [];
  #isWriting = false;
  #hasString = false;
  #hasList = false;
  /** Where the items of the operands begin. */
  #from: number;
  /** Gaps before the first string of a list, and after the last. */
  #before = 0;
  #after = 0;

  constructor(content: Uint8Array, own: Dict | undefined, around: Surroundings, program: Program, depth: number) {
    this.#tokens = new Tokens(content);
    this.#own = own;
    this.#around = around;
    this.#program = program;
    this.#depth = depth;
    this.#from = program.items.length;
  }

  compile(): void {
    const tokens = this.#tokens;
    for (let token = tokens.next(); token !== TOKEN.end; token = tokens.next()) {
      if (token === TOKEN.number) this.#numbers.push(tokens.number);
      else if (token === TOKEN.operator) this.#operate(tokens.operator);
      else if (token === TOKEN.name) this.#names.push(tokens.name());
      else if (token === TOKEN.string) this.#takeString();
      else if (token === TOKEN.open) this.#takeList();
      else if (token === TOKEN.dictionary) this.#takeDictionary(0);
      else giveUp('a bracket too many');
      if (this.#numbers.length + this.#names.length > MOST_OPERANDS) giveUp('too many operands');
    }
    if (this.#isWriting) giveUp('writing without an end');
  }

  #operate(operator: number): void {
    const { steps } = this.#program;
    const numeric = NUMERIC.get(operator);
    if (numeric) {
      if (this.#hasString || this.#hasList) giveUp('operands that are none');
      steps.push(numeric.step, ...this.#exactly(numeric.count));
    } else if (operator === TJ) this.#show(this.#hasString && !this.#hasList);
    else if (operator === TJ_LIST) this.#show(this.#hasList && !this.#hasString);
    else if (operator === BDC) this.#mark();
    else if (!DRAWING.has(operator)) this.#operateSeldom(operator);
    if (this.#program.isTooLong) giveUp('too much content');
    this.#clear();
  }

  #operateSeldom(operator: number): void {
    const { steps } = this.#program;
    if (operator === Q_SAVE) {
      if (this.#saved.push(this.#font) > MOST_SAVED) giveUp('too many states');
      steps.push(STEP.save);
    } else if (operator === Q_RESTORE) {
      if (this.#saved.length === 0) giveUp('a state that was not saved');
      this.#font = this.#saved.pop();
      steps.push(STEP.restore);
    } else if (operator === BT || operator === ET) {
      if (this.#isWriting === (operator === BT)) giveUp('writing inside of writing');
      this.#isWriting = operator === BT;
      if (operator === BT) steps.push(STEP.begin);
    } else if (operator === TF) this.#setFont();
    else if (operator === TD) {
      const [x, y] = this.#exactly(2) as [number, number];
      steps.push(STEP.move, x, y, STEP.leading, -y);
    } else if (operator === TR) {
      const [mode] = this.#exactly(1);
      if (mode !== FILLED && mode !== INVISIBLE) giveUp('writing that is not filled');
    } else if (operator === QUOTE) {
      steps.push(STEP.nextLine);
      this.#show(this.#hasString && !this.#hasList);
    } else if (operator === DOUBLE_QUOTE) {
      const [word, letter] = this.#exactly(2) as [number, number];
      steps.push(STEP.wordSpace, word, STEP.letterSpace, letter, STEP.nextLine);
      this.#show(this.#hasString && !this.#hasList);
    } else if (operator === DO) this.#draw();
    else giveUp('an operator of its own');
  }

  #exactly(count: number): readonly number[] {
    return this.#numbers.length === count && this.#names.length === 0 ? this.#numbers : giveUp('operands that are none');
  }

  #clear(): void {
    this.#numbers.length = 0;
    this.#names = this.#names.length === 0 ? this.#names : [];
    this.#hasString = this.#hasList = false;
    const { items, gaps } = this.#program;
    if (items.length > this.#from) items.length = gaps.length = this.#from;
  }

  #member(kind: string): Dict | undefined {
    const name = this.#names.at(-1);
    if (name === undefined) return giveUp('no name');
    return this.#around.resources.dict(this.#own?.get(kind));
  }

  #setFont(): void {
    const [size] = this.#numbers;
    if (this.#numbers.length !== 1 || this.#names.length !== 1 || !((size as number) > 0)) giveUp('a font without a size');
    const name = this.#names[0] as string;
    const { resources, fonts } = this.#around;
    this.#font = fonts.get(this.#member('/Font')?.get(name), resources);
    const known = this.#program.fonts;
    this.#fontIndex = known.indexOf(this.#font);
    if (this.#fontIndex < 0) this.#fontIndex = known.push(this.#font) - 1;
    this.#program.steps.push(STEP.font, this.#fontIndex, size as number);
  }

  #takeString(): void {
    if (this.#hasString || this.#hasList) giveUp('too many strings');
    this.#hasString = true;
    this.#before = this.#after = 0;
    this.#addCodes();
  }

  #addCodes(): void {
    const font = this.#font;
    const { string, length } = this.#tokens;
    const { items, gaps } = this.#program;
    if (!font) return;
    if (font.bytes === 1) {
      for (let at = 0; at < length; at++) {
        items.push(font.slotOf(string[at] as number));
        gaps.push(0);
      }
      return;
    }
    if (length % 2 !== 0) giveUp('half of a character');
    for (let at = 0; at < length; at += 2) {
      items.push(font.slotOf(((string[at] as number) << 8) | (string[at + 1] as number)));
      gaps.push(0);
    }
  }

  #takeList(): void {
    if (this.#hasString || this.#hasList) giveUp('too many lists');
    this.#hasList = true;
    this.#before = this.#after = 0;
    const { items, gaps } = this.#program;
    const tokens = this.#tokens;
    for (let token = tokens.next(); token !== TOKEN.close; token = tokens.next()) {
      if (token === TOKEN.number) {
        if (items.length === this.#from) this.#before = Math.fround(this.#before + tokens.number);
        else this.#after = Math.fround(this.#after + tokens.number);
      } else if (token === TOKEN.string) {
        if (tokens.length === 0) continue;
        if (items.length > this.#from) {
          items.push(0);
          gaps.push(this.#after);
          this.#after = 0;
        }
        this.#addCodes();
      } else giveUp('a list of other things');
    }
  }

  #show(isWhole: boolean): void {
    const { steps, items } = this.#program;
    if (!isWhole || !this.#isWriting || !this.#font) giveUp('a text that is none');
    if (this.#before !== 0) steps.push(STEP.shift, this.#before);
    if (items.length > this.#from) steps.push(STEP.show, this.#from, items.length);
    if (this.#after !== 0) steps.push(STEP.shift, this.#after);
    this.#from = items.length;
  }

  /** Passes a dictionary that stands in the content: names, each with a value. */
  #takeDictionary(depth: number): void {
    const tokens = this.#tokens;
    for (let token = tokens.next(); token !== TOKEN.closeDictionary; token = tokens.next()) {
      if (token !== TOKEN.name) giveUp('a dictionary that is none');
      if (tokens.name() === '/ActualText') giveUp('a text that stands for others');
      this.#passValue(tokens.next(), depth + 1);
    }
  }

  #passValue(first: number, depth: number): void {
    if (depth > DEEPEST_DICTIONARY) giveUp('nested too deep');
    if (first === TOKEN.dictionary) this.#takeDictionary(depth);
    else if (first === TOKEN.open) {
      const tokens = this.#tokens;
      for (let token = tokens.next(); token !== TOKEN.close; token = tokens.next()) this.#passValue(token, depth + 1);
    } else if (first === TOKEN.operator) {
      if (!WORDS.has(this.#tokens.operator)) giveUp('a value that is none');
    } else if (first !== TOKEN.number && first !== TOKEN.name && first !== TOKEN.string) giveUp('a value that is none');
  }

  /** Marked content: some of it has a text that it stands for, some is seen at times only. */
  #mark(): void {
    const [tag, name] = this.#names;
    if (tag === '/OC') giveUp('optional content');
    if (name === undefined) return;
    const properties = this.#around.resources.dict(this.#member('/Properties')?.get(name));
    if (!properties || properties.has('/ActualText')) giveUp('a text that stands for others');
  }

  #draw(): void {
    const { resources } = this.#around;
    const reference = this.#member('/XObject')?.get(this.#names[0] as string);
    const object = reference instanceof Ref ? resources.object(reference.number) : undefined;
    if (!object || !isDict(object.value) || !object.data) giveUp('a drawing that is none');
    const kind = object.value.get('/Subtype');
    if (kind === '/Image') return;
    if (kind !== '/Form' || object.value.has('/OC') || this.#depth >= DEEPEST_FORM) giveUp('a drawing that is none');
    const matrix = object.value.has('/Matrix') ? resources.numbers(object.value.get('/Matrix'), 6) : [1, 0, 0, 1, 0, 0];
    if (!matrix) giveUp('a form without a place');
    this.#program.steps.push(STEP.enter, ...matrix.map(Math.fround));
    const own = object.value.has('/Resources') ? resources.dict(object.value.get('/Resources')) : this.#own;
    new Compiler(resources.bytes(object), own, this.#around, this.#program, this.#depth + 1).compile();
    this.#program.steps.push(STEP.leave);
    this.#from = this.#program.items.length;
  }
}
