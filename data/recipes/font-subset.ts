/** Font subsetting with HarfBuzz (WebAssembly). */

/** The part of the WebAssembly API in use; Node's types leave it to the DOM types. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (code: object) => { readonly exports: object };
};

/** The exported functions in use. All numbers are pointers or lengths in linear memory. */
interface HarfBuzz {
  readonly memory: { readonly buffer: ArrayBuffer };
  _initialize(): void;
  malloc(bytes: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** HB_MEMORY_MODE_WRITABLE: HarfBuzz owns the bytes. */
const WRITABLE = 2;

export class Subsetter {
  readonly #harfBuzz: HarfBuzz;

  constructor(wasm: Uint8Array) {
    this.#harfBuzz = new WebAssembly.Instance(new WebAssembly.Module(wasm)).exports as HarfBuzz;
    this.#harfBuzz._initialize();
  }

  /** Subset of the font with these characters and the glyphs that they need (glyph closure). */
  keep(font: Buffer, characters: Iterable<number>): Buffer {
    const harfBuzz = this.#harfBuzz;
    const address = harfBuzz.malloc(font.length);
    new Uint8Array(harfBuzz.memory.buffer, address, font.length).set(font);
    const blob = harfBuzz.hb_blob_create(address, font.length, WRITABLE, 0, 0);
    const face = harfBuzz.hb_face_create(blob, 0);
    const input = harfBuzz.hb_subset_input_create_or_fail();
    const requested = harfBuzz.hb_subset_input_unicode_set(input);
    for (const character of characters) harfBuzz.hb_set_add(requested, character);
    const subset = harfBuzz.hb_subset_or_fail(face, input);
    if (subset === 0) throw new Error('HarfBuzz could not make the font smaller');
    const result = harfBuzz.hb_face_reference_blob(subset);
    const data = harfBuzz.hb_blob_get_data(result, 0);
    const bytes = Buffer.from(new Uint8Array(harfBuzz.memory.buffer, data, harfBuzz.hb_blob_get_length(result)));
    harfBuzz.hb_blob_destroy(result);
    harfBuzz.hb_face_destroy(subset);
    harfBuzz.hb_subset_input_destroy(input);
    harfBuzz.hb_face_destroy(face);
    harfBuzz.hb_blob_destroy(blob);
    harfBuzz.free(address);
    return bytes;
  }
}
