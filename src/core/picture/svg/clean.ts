/**
 * SVG sanitiser: rewrites a file from an allow-list of drawing elements. Scripts, loads and external references (SSRF) are dropped, and the drawing
 * cost is known before a renderer sees it.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ApiError } from '../../request/api-error.ts';
import { isDrawn, isOwnStyle, keptAttribute, referencesIn, SVG_NAMESPACE } from './rules.ts';
import { drawnElements, join, newPart, type Part } from './weight.ts';

export const MOST_SVG_BYTES = 2 * 1024 * 1024;
const MOST_WRITTEN = 2 * MOST_SVG_BYTES;
const DEEPEST = 64;
const MOST_DRAWN_ELEMENTS = 100_000;
const MOST_CARRIED_PICTURES = 16;
/** Older drawing programs put namespace names into entities. Nested entities are not accepted (entity expansion attacks). */
const ENTITY = /<!ENTITY\s+([\w.-]{1,50})\s+(?:"([^"&<%]{0,100})"|'([^'&<%]{0,100})')\s*>/g;

export interface CleanSvg {
  readonly svg: string;
  /** Embedded pictures in base64. */
  readonly carried: readonly string[];
}

export function cleanSvg(bytes: Buffer): CleanSvg {
  if (bytes.length > MOST_SVG_BYTES) {
    throw new ApiError('too_large', `The drawing has ${bytes.length} bytes; of SVG at most ${MOST_SVG_BYTES / 1024 / 1024} MB are read.`);
  }
  const writer = new Writer();
  try {
    const parser = new SaxesParser({ xmlns: true, position: false });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('doctype', (text) => {
      for (const [, name = '', double, single] of text.matchAll(ENTITY)) parser.ENTITIES[name] = double ?? single ?? '';
    });
    parser.on('opentag', (tag) => writer.open(tag));
    parser.on('closetag', () => writer.close());
    parser.on('text', (text) => writer.text(text));
    parser.on('cdata', (text) => writer.text(text));
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('unreadable_file', 'The drawing cannot be read: it is not well-formed XML in UTF-8.');
  }
  return writer.finish();
}

class Writer {
  readonly #open: { readonly element: string; readonly part: Part }[] = [];
  readonly #named = new Map<string, Part>();
  readonly #carried: string[] = [];
  #root: Part | undefined;
  #output = '';
  /** Nesting depth inside a dropped element. */
  #leftOut = 0;

  open({ local, uri, attributes }: SaxesTagNS): void {
    if (!this.#root && (local !== 'svg' || uri !== SVG_NAMESPACE)) {
      throw new ApiError('unsupported_type', `The file is XML but no SVG: its root must be svg in the namespace ${SVG_NAMESPACE}.`);
    }
    if (this.#leftOut > 0 || uri !== SVG_NAMESPACE || !isDrawn(local)) {
      this.#leftOut++;
      return;
    }
    if (this.#open.length >= DEEPEST) throw new ApiError('too_large', `The drawing is nested more than ${DEEPEST} deep.`);
    const part = newPart();
    this.#write(this.#root ? `<${local}` : `<svg xmlns="${SVG_NAMESPACE}"`);
    this.#root ??= part;
    this.#open.push({ element: local, part });
    const seen = new Set<string>();
    for (const { prefix, local: name, value } of Object.values(attributes)) {
      // `xlink:href` is the old form of `href`; other prefixed attributes are editor metadata.
      const known = prefix === '' || (prefix === 'xlink' && name === 'href') || (prefix === 'xml' && name === 'space');
      if (!known || name === 'xmlns' || seen.has(name)) continue;
      seen.add(name);
      this.#attribute(local, part, name, prefix === 'xml' ? 'xml:space' : name, value);
    }
    this.#write('>');
  }

  #attribute(element: string, part: Part, name: string, written: string, value: string): void {
    const kept = keptAttribute(element, name, value);
    if (kept === undefined) return;
    if (name === 'id') this.#named.set(kept, part);
    if (name === 'href' && kept.startsWith('data:')) this.#carry(kept);
    for (const reference of referencesIn(name, kept)) part.references.push(reference);
    this.#write(` ${written}="${escaped(kept)}"`);
  }

  #carry(address: string): void {
    this.#carried.push(address.slice(address.indexOf(',') + 1));
    if (this.#carried.length > MOST_CARRIED_PICTURES) {
      throw new ApiError('too_large', `The drawing carries more than ${MOST_CARRIED_PICTURES} pictures.`);
    }
  }

  close(): void {
    if (this.#leftOut > 0) {
      this.#leftOut--;
      return;
    }
    const closed = this.#open.pop();
    if (!closed) return;
    this.#write(`</${closed.element}>`);
    const around = this.#open.at(-1);
    if (around) join(around.part, closed.part);
  }

  text(text: string): void {
    const around = this.#open.at(-1);
    if (this.#leftOut > 0 || !around) return;
    if (around.element === 'style' && !isOwnStyle(text)) return;
    if (around.element === 'style' || around.element === 'text' || around.element === 'tspan') this.#write(escaped(text));
  }

  #write(text: string): void {
    this.#output += text;
    if (this.#output.length > MOST_WRITTEN) throw new ApiError('too_large', 'The drawing is too large when its entities are written out.');
  }

  finish(): CleanSvg {
    const root = this.#root ?? newPart();
    if (drawnElements(root, this.#named, MOST_DRAWN_ELEMENTS) > MOST_DRAWN_ELEMENTS) {
      throw new ApiError(
        'too_large',
        `With all its references the drawing has more than ${MOST_DRAWN_ELEMENTS} elements, or one that refers to itself.`,
      );
    }
    return { svg: this.#output, carried: this.#carried };
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
