/** Test oracle: checks a response against the OpenAPI document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DocumentedOperation, FuzzRequest } from './requests.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  readonly milliseconds: number;
}

/** The time limit of heavy jobs is one minute; the response must follow soon after. */
const SLOWEST_MS = 75_000;
/** A blank text, and a list without records. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['text/plain', 'application/x-ndjson']);
/** A longer URL or path segment may be rejected with 414 or 431 by any operation. */
const LONG_ADDRESS = 16_000;
const LONG_PART = 1_000;

export class Oracle {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  readonly #validators = new Map<string, ValidateFunction>();

  /** Paths without parameters: a fuzzed path parameter may produce one of them. */
  readonly #fixed: ReadonlySet<string>;

  constructor(document: { readonly paths: object }) {
    this.#ajv.addSchema(document, 'potli');
    this.#fixed = new Set(Object.keys(document.paths).filter((path) => !path.includes('{')));
  }

  /** Throws if the document does not allow the response. */
  assertDocumented(operation: DocumentedOperation, request: FuzzRequest, { status, type, body, milliseconds }: FuzzAnswer): void {
    if (milliseconds > SLOWEST_MS) throw new Error(`answered after ${milliseconds} ms`);
    const [path = ''] = request.path.split('?');
    if (request.method !== operation.method || (path !== operation.path && this.#fixed.has(path))) {
      // Another operation or none: only an internal error is a failure.
      if (status >= 500 && status !== 503) throw new Error(`${status} for ${request.method}`);
      return;
    }
    const isLong = request.path.length > LONG_ADDRESS || request.path.split(/[/?]/).some((part) => part.length > LONG_PART);
    const isKnown = String(status) in operation.responses || (isLong && (status === 414 || status === 431));
    if (!isKnown) throw new Error(`${status} is not documented: ${body.toString().slice(0, 300)}`);
    if (status >= 400) {
      this.#check('#/components/schemas/Error', body, `${status}`);
      return;
    }
    const pointer = `#/paths/${operation.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${operation.method.toLowerCase()}/responses/${status}`;
    const content = (operation.responses[status] as { content?: Record<string, unknown> }).content ?? {};
    if (!(type in content)) throw new Error(`${type} is not among ${Object.keys(content).join(', ')}`);
    if (type === 'application/json') this.#check(`${pointer}/content/application~1json/schema`, body, '200');
    else if (body.length === 0 && !MAY_BE_EMPTY.has(type)) throw new Error(`an empty ${type}`);
  }

  #check(pointer: string, body: Buffer, subject: string): void {
    let validate = this.#validators.get(pointer);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `potli${encodeURI(pointer)}` });
      this.#validators.set(pointer, validate);
    }
    const value: unknown = JSON.parse(body.toString());
    if (!validate(value)) throw new Error(`the ${subject} body breaks its schema: ${this.#ajv.errorsText(validate.errors)}`);
  }
}
