/** Invisible text layer behind outlined text, for search and copying in every script. Child process. */
import { ADVANCE_WIDTH, glyphlessFont } from '../../../core/ocr/output/glyphless-font.ts';
import { GraphemeCids } from '../../../core/ocr/output/invisible-text.ts';
import { cidToGidMap, toUnicodeCMap } from '../../../core/ocr/output/searchable-pdf.ts';
import type { Dict, PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import { graphemesOf } from '../../../core/text/graphemes.ts';
import { formatNumbers } from '../tools/outlined-text.ts';
import type { ObjectAdder } from '../writing/object-adder.ts';

const UNITS_PER_EM = 1000;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export class HiddenText {
  readonly #objects: ObjectAdder;
  readonly #cids = new GraphemeCids();
  /** Named `/Hidden` in the resources of streams that use it. */
  readonly font: Ref;

  constructor(objects: ObjectAdder) {
    this.#objects = objects;
    this.font = objects.add(new Map());
  }

  /** A line whose clusters share its width evenly; texts from right to left are in visual order, as readers expect it. */
  line(text: string, size: number, width: number, x: number, y: number): string {
    const clusters = graphemesOf(text);
    if (clusters.length === 0 || width <= 0) return '';
    if (RIGHT_TO_LEFT.test(text)) clusters.reverse();
    const stretch = (100 * width * UNITS_PER_EM) / (clusters.length * size * ADVANCE_WIDTH);
    const codes = clusters.map((cluster) => this.#cids.cidOf(cluster).toString(16).padStart(4, '0')).join('');
    return `BT 3 Tr /Hidden ${formatNumbers([size])} Tf ${formatNumbers([stretch])} Tz ${formatNumbers([1, 0, 0, 1, x, y])} Tm <${codes}> Tj ET\n`;
  }

  /** Writes the font, after the last line. */
  finish(): void {
    const objects = this.#objects;
    const { texts } = this.#cids;
    const file = glyphlessFont();
    const descriptor = objects.add(
      dict({
        Type: '/FontDescriptor',
        FontName: '/Unseen',
        Flags: '5',
        FontBBox: ['0', '0', String(ADVANCE_WIDTH), '1000'],
        ItalicAngle: '0',
        Ascent: '1000',
        Descent: '0',
        CapHeight: '1000',
        StemV: '80',
        FontFile2: objects.add(dict({ Length1: String(file.length) }), file),
      }),
    );
    const descendant = objects.add(
      dict({
        Type: '/Font',
        Subtype: '/CIDFontType2',
        BaseFont: '/Unseen',
        CIDSystemInfo: dict({ Registry: '(Adobe)', Ordering: '(Identity)', Supplement: '0' }),
        FontDescriptor: descriptor,
        DW: String(ADVANCE_WIDTH),
        CIDToGIDMap: objects.addDeflated(new Map(), cidToGidMap(texts.length)),
      }),
    );
    const members = dict({
      Type: '/Font',
      Subtype: '/Type0',
      BaseFont: '/Unseen',
      Encoding: '/Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: objects.addDeflated(new Map(), Buffer.from(toUnicodeCMap(texts))),
    });
    objects.graph.objects.set(this.font.number, { value: members });
  }
}

const dict = (members: Readonly<Record<string, PdfValue>>): Dict =>
  new Map(Object.entries(members).map(([name, value]) => [`/${name}`, value]));
