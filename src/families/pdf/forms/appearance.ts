/** Appearance streams of form fields (ISO 32000-2, 12.7.4.3). Text is drawn as outlines, for every script. Child process. */
import { arrayOf, dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type Dict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import { graphemesOf } from '../../../core/text/graphemes.ts';
import { fillOutlines, formatNumbers, type OutlinedText, outlineText } from '../tools/outlined-text.ts';
import type { ObjectAdder } from '../writing/object-adder.ts';
import { isString, stringBytes } from '../writing/strings.ts';
import { defaultState, onState, type TypedField } from './fields.ts';
import { HiddenText } from './hidden-text.ts';

/** Range of automatic font sizes, in points. */
const MAX_AUTO_SIZE = 12;
const MIN_SIZE = 4;
/** Automatic font size, as a fraction of the height of a field. */
const AUTO_FRACTION = 0.7;
const PADDING = 2;
const LINE_HEIGHT = 1.2;
/** Fractions of the font size. */
const ASCENT = 0.9;
const DESCENT = 0.25;
const SIZE_STEP = 0.9;
/** Background of chosen options, as Acrobat draws it. */
const SELECTION_COLOUR = '0.6 0.757 0.855 rg';
const COLOUR_COMPONENTS: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['rg', 3],
  ['k', 4],
]);
const COLOUR_OPERATORS: ReadonlyMap<number, string> = new Map(Array.from(COLOUR_COMPONENTS, ([operator, count]) => [count, operator]));

interface Style {
  /** 0 for automatic. */
  readonly size: number;
  /** Colour operator. */
  readonly colour: string;
  /** 0 left, 1 centred, 2 right. */
  readonly alignment: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
  /** Of the border and padding. */
  readonly inset: number;
}

export class AppearanceWriter {
  readonly #objects: ObjectAdder;
  readonly #graph: ObjectGraph;
  readonly #hidden: HiddenText;
  readonly #outlines = new Map<string, OutlinedText>();

  constructor(objects: ObjectAdder) {
    this.#objects = objects;
    this.#graph = objects.graph;
    this.#hidden = new HiddenText(objects);
  }

  finish(): void {
    this.#hidden.finish();
  }

  /** Shows a text in all widgets of a field. */
  showText(field: TypedField, text: string): void {
    for (const widget of field.widgets) this.#show(field, widget, (style, box) => this.#textOperators(field, text, style, box));
  }

  /** Shows the options of a list, the chosen ones marked. */
  showList(field: TypedField, selected: readonly string[]): void {
    for (const widget of field.widgets) this.#show(field, widget, (style, box) => this.#listOperators(field, selected, style, box));
  }

  /** Gives the widgets of check boxes and radio buttons that have none an appearance for each state. */
  completeStates(field: TypedField): void {
    for (const [index, widget] of field.widgets.entries()) {
      const name = onState(this.#graph, widget) ?? defaultState(field, index);
      const stream = dictOf(this.#graph, dictOf(this.#graph, widget.get('/AP'))?.get('/N'))?.get(name);
      // LaTeX names the state without drawing it.
      if (stream instanceof Ref && this.#graph.objects.get(stream.number)?.data) continue;
      const box = this.#boxOf(widget);
      const mark = field.type === 'radio' ? discOperators(box) : tickOperators(box);
      const frame = this.#frameOperators(widget, box) || `q 1 w 0.5 0.5 ${formatNumbers([box.width - 1, box.height - 1])} re S Q\n`;
      const states: Dict = new Map([
        [name, this.#form(widget, box, frame + mark)],
        ['/Off', this.#form(widget, box, frame)],
      ]);
      widget.set('/AP', new Map([['/N', states]]));
    }
  }

  #show(field: TypedField, widget: Dict, renderContent: (style: Style, box: Box) => string): void {
    const box = this.#boxOf(widget);
    if (box.width <= 0 || box.height <= 0) return;
    const clip = formatNumbers([1, 1, Math.max(0, box.width - 2), Math.max(0, box.height - 2)]);
    const operators = `${this.#frameOperators(widget, box)}/Tx BMC q ${clip} re W n\n${renderContent(this.#styleOf(field, widget), box)}Q EMC\n`;
    widget.set('/AP', new Map([['/N', this.#form(widget, box, operators)]]));
  }

  #form(widget: Dict, { width, height }: Box, operators: string): Ref {
    const rotation = this.#rotationOf(widget);
    // The stream is upright; the matrix rotates it with the widget.
    const matrix: Readonly<Record<number, readonly number[]>> = {
      90: [0, 1, -1, 0, height, 0],
      180: [-1, 0, 0, -1, width, height],
      270: [0, -1, 1, 0, 0, width],
    };
    const dict: Dict = new Map<string, PdfValue>([
      ['/Type', '/XObject'],
      ['/Subtype', '/Form'],
      ['/BBox', ['0', '0', String(width), String(height)]],
      ['/Resources', new Map([['/Font', new Map([['/Hidden', this.#hidden.font]])]])],
    ]);
    if (matrix[rotation]) dict.set('/Matrix', matrix[rotation].map(String));
    return this.#objects.addDeflated(dict, Buffer.from(operators, 'latin1'));
  }

  #rotationOf(widget: Dict): number {
    return ((Number(dereference(this.#graph, dictOf(this.#graph, widget.get('/MK'))?.get('/R')) ?? 0) % 360) + 360) % 360;
  }

  #boxOf(widget: Dict): Box {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = arrayOf(this.#graph, widget.get('/Rect')).map(
      (side) => Number(dereference(this.#graph, side)) || 0,
    );
    const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    const [width, height] = this.#rotationOf(widget) % 180 === 90 ? [dy, dx] : [dx, dy];
    return { width, height, inset: PADDING + this.#borderWidth(widget) };
  }

  #borderWidth(widget: Dict): number {
    if (!dictOf(this.#graph, widget.get('/MK'))?.has('/BC')) return 0;
    return Number(dereference(this.#graph, dictOf(this.#graph, widget.get('/BS'))?.get('/W')) ?? 1) || 0;
  }

  /** Background and border. */
  #frameOperators(widget: Dict, { width, height }: Box): string {
    const characteristics = dictOf(this.#graph, widget.get('/MK'));
    const colourOf = (key: string): string =>
      colourOperator(arrayOf(this.#graph, characteristics?.get(key)).map((component) => String(dereference(this.#graph, component))));
    const [background, border] = [colourOf('/BG'), colourOf('/BC')];
    const line = this.#borderWidth(widget);
    let operators = '';
    if (background) operators += `q ${background} 0 0 ${formatNumbers([width, height])} re f Q\n`;
    if (border && line > 0) {
      const rectangle = formatNumbers([line / 2, line / 2, width - line, height - line]);
      operators += `q ${border.toUpperCase()} ${formatNumbers([line])} w ${rectangle} re S Q\n`;
    }
    return operators;
  }

  /** From the default appearance, such as `/Helv 12 Tf 0 g`. */
  #styleOf(field: TypedField, widget: Dict): Style {
    const widgetAppearance = dereference(this.#graph, widget.get('/DA'));
    const program = [widgetAppearance, field.attribute('/DA')].find(isString);
    const tokens = program === undefined ? [] : stringBytes(program).split(/\s+/);
    const size = Math.abs(Number(tokens[tokens.indexOf('Tf') - 1] ?? 0)) || 0;
    const index = tokens.findIndex((token) => COLOUR_COMPONENTS.has(token));
    const colour = tokens.slice(Math.max(0, index - (COLOUR_COMPONENTS.get(tokens[index] ?? '') ?? 0)), Math.max(0, index));
    const alignment = Number(dereference(this.#graph, widget.get('/Q')) ?? field.attribute('/Q') ?? 0);
    return { size, colour: colourOperator(colour) || '0 g', alignment };
  }

  #textOperators({ multiline, comb, maxLength }: TypedField, text: string, style: Style, box: Box): string {
    if (comb && maxLength) return this.#combOperators(text, maxLength, style, box);
    const lines = text.split(/\r\n?|\n/);
    if (multiline) return this.#paragraphOperators(lines, style, box);
    return this.#lineOperators(lines.join(' '), style, box);
  }

  /** One line, smaller if it is too long. */
  #lineOperators(text: string, style: Style, box: Box): string {
    const line = this.#outline(text);
    const available = Math.max(1, box.width - 2 * box.inset);
    const requested = style.size || Math.max(MIN_SIZE, Math.min(MAX_AUTO_SIZE, box.height * AUTO_FRACTION));
    const size = Math.max(MIN_SIZE, Math.min(requested, line.width > 0 ? available / line.width : requested));
    return this.#place(text, size, style, box, (box.height - size) / 2 + DESCENT * size);
  }

  #place(text: string, size: number, { colour, alignment }: Style, box: Box, y: number): string {
    const line = this.#outline(text);
    const available = box.width - 2 * box.inset - line.width * size;
    const x = box.inset + (alignment === 1 ? available / 2 : alignment === 2 ? available : 0);
    return `${colour}\n${fillOutlines(line, size, x, y)}${this.#hidden.line(text, size, line.width * size, x, y)}`;
  }

  /** One cluster in each cell of equal width. */
  #combOperators(text: string, cells: number, style: Style, box: Box): string {
    const cell = box.width / cells;
    const size = style.size || Math.max(MIN_SIZE, Math.min(MAX_AUTO_SIZE, box.height * AUTO_FRACTION));
    const clusters = graphemesOf(text).slice(0, cells);
    const y = (box.height - size) / 2 + DESCENT * size;
    const cellOperators = clusters.map((cluster, index) => {
      const outlined = this.#outline(cluster);
      return fillOutlines(outlined, size, index * cell + (cell - outlined.width * size) / 2, y);
    });
    return `${style.colour}\n${cellOperators.join('')}${this.#hidden.line(text, size, clusters.length * cell, 0, y)}`;
  }

  /** Wrapped lines from the top, smaller until they fit. */
  #paragraphOperators(paragraphs: readonly string[], style: Style, box: Box): string {
    const width = Math.max(1, box.width - 2 * box.inset);
    const height = box.height - 2 * box.inset;
    let size = style.size || MAX_AUTO_SIZE;
    let lines = this.#wrap(paragraphs, width / size);
    while (size > MIN_SIZE && lines.length * size * LINE_HEIGHT > height) {
      size = Math.max(MIN_SIZE, size * SIZE_STEP);
      lines = this.#wrap(paragraphs, width / size);
    }
    const top = box.height - box.inset - ASCENT * size;
    return lines.map((line, index) => this.#place(line, size, style, box, top - index * size * LINE_HEIGHT)).join('');
  }

  /** @param width in font sizes */
  #wrap(paragraphs: readonly string[], width: number): string[] {
    const spaceWidth = this.#outline('\u00a0').width;
    return paragraphs.flatMap((paragraph) => {
      const lines: string[] = [''];
      let lineWidth = 0;
      for (const word of paragraph.split(' ')) {
        const wordWidth = this.#outline(word).width;
        const isFirst = lines.at(-1) === '';
        if (!isFirst && lineWidth + spaceWidth + wordWidth > width) {
          lines.push(word);
          lineWidth = wordWidth;
        } else {
          lines[lines.length - 1] += isFirst ? word : ` ${word}`;
          lineWidth += isFirst ? wordWidth : spaceWidth + wordWidth;
        }
      }
      return lines;
    });
  }

  #listOperators({ options, dict }: TypedField, selected: readonly string[], style: Style, box: Box): string {
    const available = box.height - 2 * box.inset;
    const size = style.size || Math.max(MIN_SIZE, Math.min(MAX_AUTO_SIZE, available / (options.length * LINE_HEIGHT)));
    const height = size * LINE_HEIGHT;
    const count = Math.max(1, Math.floor(available / height));
    const top = Math.max(0, Number(dereference(this.#graph, dict.get('/TI')) ?? 0) || 0);
    // Scrolls so that the first chosen option is visible.
    const firstChosen = Math.max(
      0,
      options.findIndex(({ value }) => selected.includes(value)),
    );
    const first = firstChosen < top || firstChosen >= top + count ? firstChosen : top;
    const visibleOptions = options.slice(first, first + count + 1);
    return visibleOptions
      .map(({ value, label }, index) => {
        const bottom = box.height - box.inset - (index + 1) * height;
        const mark = selected.includes(value) ? `q ${SELECTION_COLOUR} ${formatNumbers([1, bottom, box.width - 2, height])} re f Q\n` : '';
        return mark + this.#place(label, size, style, box, bottom + DESCENT * size);
      })
      .join('');
  }

  #outline(text: string): OutlinedText {
    let outlined = this.#outlines.get(text);
    if (!outlined) {
      outlined = text === '' ? { path: '', width: 0 } : outlineText(text, 'regular');
      this.#outlines.set(text, outlined);
    }
    return outlined;
  }
}

/** Colour operator with its components; empty if they are not valid. */
function colourOperator(components: readonly string[]): string {
  const operator = COLOUR_OPERATORS.get(components.length);
  return operator && components.every((component) => /^[\d.]+$/.test(component)) ? `${components.join(' ')} ${operator}` : '';
}

function tickOperators({ width, height }: Box): string {
  const side = Math.min(width, height);
  const point = (x: number, y: number): string => formatNumbers([width / 2 + (x - 0.5) * side, height / 2 + (y - 0.5) * side]);
  return `q ${formatNumbers([side / 9])} w ${point(0.22, 0.5)} m ${point(0.42, 0.27)} l ${point(0.78, 0.75)} l S Q\n`;
}

/** Distance of the control points of a Bézier quarter circle of radius 1. */
const QUARTER = 0.5523;

function discOperators({ width, height }: Box): string {
  const radius = Math.min(width, height) / 4;
  const [x, y] = [width / 2, height / 2];
  const curve = (...points: readonly number[]): string =>
    formatNumbers(points.map((point, index) => (index % 2 === 0 ? x : y) + point * radius));
  return (
    `q ${curve(1, 0)} m ${curve(1, QUARTER, QUARTER, 1, 0, 1)} c ${curve(-QUARTER, 1, -1, QUARTER, -1, 0)} c ` +
    `${curve(-1, -QUARTER, -QUARTER, -1, 0, -1)} c ${curve(QUARTER, -1, 1, -QUARTER, 1, 0)} c f Q\n`
  );
}
