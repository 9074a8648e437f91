/** Writes small ONNX models with known outputs. Only the parts of the format that tests use. */
type Field = readonly [number: number, value: number | string | Uint8Array];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return [...bytes, rest];
}

/** Protobuf message: numbers as varints, strings and messages length-delimited. */
function message(...fields: readonly Field[]): Uint8Array {
  const bytes: number[] = [];
  for (const [number, value] of fields) {
    if (typeof value === 'number') bytes.push(...varint(number * 8), ...varint(value));
    else {
      const content = typeof value === 'string' ? new TextEncoder().encode(value) : value;
      bytes.push(...varint(number * 8 + 2), ...varint(content.length), ...content);
    }
  }
  return Uint8Array.from(bytes);
}

const FLOAT = 1;
const INT64 = 7;
const OPSET = 13;

const value = (name: string, type: number, ...dims: readonly (string | number)[]): Uint8Array => {
  const shape = message(...dims.map((dim): Field => [1, message(typeof dim === 'number' ? [1, dim] : [2, dim])]));
  return message([1, name], [2, message([1, message([1, type], [2, shape])])]);
};
const constant = (name: string, number: number): Uint8Array =>
  message([1, 1], [2, FLOAT], [8, name], [9, new Uint8Array(Float32Array.of(number).buffer)]);
const integerAttribute = (name: string, number: number): Uint8Array => message([1, name], [3, number], [20, 2]);
const wholes = (name: string, number: number): Uint8Array => message([1, name], [8, number], [20, 7]);
const node = (type: string, inputs: readonly string[], output: string, attributes: readonly Uint8Array[] = []): Uint8Array =>
  message(...inputs.map((name): Field => [1, name]), [2, output], [4, type], ...attributes.map((attribute): Field => [5, attribute]));

/** Synthetic cross-encoder: logit = `scale` × largest token id of the document + `base`. */
export function syntheticCrossEncoder(scale: number, base: number): Uint8Array {
  const graph = message(
    [1, node('Cast', ['input_ids'], 'ids', [integerAttribute('to', FLOAT)])],
    [1, node('Cast', ['token_type_ids'], 'types', [integerAttribute('to', FLOAT)])],
    [1, node('Mul', ['ids', 'types'], 'document')],
    [1, node('ReduceMax', ['document'], 'largest', [wholes('axes', 1), integerAttribute('keepdims', 1)])],
    [1, node('Mul', ['largest', 'scale'], 'scaled')],
    [1, node('Add', ['scaled', 'base'], 'logits')],
    [2, 'synthetic'],
    [5, constant('scale', scale)],
    [5, constant('base', base)],
    ...['input_ids', 'attention_mask', 'token_type_ids'].map((name): Field => [11, value(name, INT64, 'batch', 'length')]),
    [12, value('logits', FLOAT, 'batch', 1)],
  );
  return message([1, 8], [7, graph], [8, message([2, OPSET])]);
}
