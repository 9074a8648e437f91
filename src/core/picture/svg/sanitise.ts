/**
 * SVG sanitiser: rewrites a file from an allow-list of drawing elements. Scripts, resource loading and external references (SSRF) are dropped, and the drawing
 * cost is known before a renderer sees it.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ApiError } from '../../request/api-error.ts';
import { hasNoExternalReference, isAllowedElement, referencesIn, SVG_NAMESPACE, sanitiseAttribute } from './allow-list.ts';
import { addSubtree, expandedElementCount, newSubtree, type SvgSubtree } from './element-count.ts';

export const MAX_SVG_BYTES = 2 * 1024 * 1024;
const MAX_OUTPUT_LENGTH = 2 * MAX_SVG_BYTES;
const MAX_DEPTH = 64;
const MAX_ELEMENTS = 100_000;
const MAX_EMBEDDED_PICTURES = 16;
/** Older drawing programs put namespace names into entities. Nested entities are not accepted (entity expansion attacks). */
const ENTITY = /<!ENTITY\s+([\w.-]{1,50})\s+(?:"([^"&<%]{0,100})"|'([^'&<%]{0,100})')\s*>/g;

export interface SanitisedSvg {
  readonly svg: string;
  /** Embedded pictures in base64. */
  readonly embeddedPictures: readonly string[];
}

export function sanitiseSvg(bytes: Buffer): SanitisedSvg {
  if (bytes.length > MAX_SVG_BYTES) {
    throw new ApiError('too_large', `The SVG has ${bytes.length} bytes; the limit is ${MAX_SVG_BYTES / 1024 / 1024} MB.`);
  }
  const writer = new SvgWriter();
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
    throw new ApiError('unreadable_file', 'The SVG cannot be read: it is not well-formed XML in UTF-8.');
  }
  return writer.finish();
}

class SvgWriter {
  readonly #open: { readonly element: string; readonly subtree: SvgSubtree }[] = [];
  readonly #subtreesById = new Map<string, SvgSubtree>();
  readonly #embedded: string[] = [];
  #root: SvgSubtree | undefined;
  #output = '';
  /** Nesting depth inside a dropped element. */
  #droppedDepth = 0;

  open({ local, uri, attributes }: SaxesTagNS): void {
    if (!this.#root && (local !== 'svg' || uri !== SVG_NAMESPACE)) {
      throw new ApiError(
        'unsupported_type',
        `The file is XML but not SVG: its root element must be svg in the namespace ${SVG_NAMESPACE}.`,
      );
    }
    if (this.#droppedDepth > 0 || uri !== SVG_NAMESPACE || !isAllowedElement(local)) {
      this.#droppedDepth++;
      return;
    }
    if (this.#open.length >= MAX_DEPTH) throw new ApiError('too_large', `The SVG is nested more than ${MAX_DEPTH} levels deep.`);
    const subtree = newSubtree();
    this.#write(this.#root ? `<${local}` : `<svg xmlns="${SVG_NAMESPACE}"`);
    this.#root ??= subtree;
    this.#open.push({ element: local, subtree });
    const usedNames = new Set<string>();
    for (const { prefix, local: name, value } of Object.values(attributes)) {
      // `xlink:href` is the old form of `href`; other prefixed attributes are editor metadata.
      const isSupported = prefix === '' || (prefix === 'xlink' && name === 'href') || (prefix === 'xml' && name === 'space');
      if (!isSupported || name === 'xmlns' || usedNames.has(name)) continue;
      usedNames.add(name);
      this.#attribute(local, subtree, name, prefix === 'xml' ? 'xml:space' : name, value);
    }
    this.#write('>');
  }

  #attribute(element: string, subtree: SvgSubtree, name: string, outputName: string, value: string): void {
    const sanitised = sanitiseAttribute(element, name, value);
    if (sanitised === undefined) return;
    if (name === 'id') this.#subtreesById.set(sanitised, subtree);
    if (name === 'href' && sanitised.startsWith('data:')) this.#addEmbedded(sanitised);
    for (const reference of referencesIn(name, sanitised)) subtree.references.push(reference);
    this.#write(` ${outputName}="${escapeXml(sanitised)}"`);
  }

  #addEmbedded(dataUrl: string): void {
    this.#embedded.push(dataUrl.slice(dataUrl.indexOf(',') + 1));
    if (this.#embedded.length > MAX_EMBEDDED_PICTURES) {
      throw new ApiError('too_large', `The SVG embeds more than ${MAX_EMBEDDED_PICTURES} images.`);
    }
  }

  close(): void {
    if (this.#droppedDepth > 0) {
      this.#droppedDepth--;
      return;
    }
    const closed = this.#open.pop();
    if (!closed) return;
    this.#write(`</${closed.element}>`);
    const parent = this.#open.at(-1);
    if (parent) addSubtree(parent.subtree, closed.subtree);
  }

  text(text: string): void {
    const parent = this.#open.at(-1);
    if (this.#droppedDepth > 0 || !parent) return;
    if (parent.element === 'style' && !hasNoExternalReference(text)) return;
    if (parent.element === 'style' || parent.element === 'text' || parent.element === 'tspan') this.#write(escapeXml(text));
  }

  #write(text: string): void {
    this.#output += text;
    if (this.#output.length > MAX_OUTPUT_LENGTH) throw new ApiError('too_large', 'The SVG is too large after its entities are expanded.');
  }

  finish(): SanitisedSvg {
    const root = this.#root ?? newSubtree();
    if (expandedElementCount(root, this.#subtreesById, MAX_ELEMENTS) > MAX_ELEMENTS) {
      throw new ApiError(
        'too_large',
        `The SVG has more than ${MAX_ELEMENTS} elements after its references are resolved, or a circular reference.`,
      );
    }
    return { svg: this.#output, embeddedPictures: this.#embedded };
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
