/**
 * The definition of an operation, shared by all surfaces. REST route, validation, OpenAPI, the `/v1` index, the MCP tool,
 * the documentation and the contract test are derived from it; none of them is written by hand.
 */
import type { z } from 'zod';
import type { Dataset, DatasetDefinition } from '../dataset/dataset.ts';
import type { JobRunner } from '../jobs/jobs.ts';
import type { ModelRegistry } from '../models/model-registry.ts';
import type { Network } from '../net/network.ts';
import type { Answer, FileAnswer } from '../request/envelope.ts';
import type { AnswerOf, DataOf, NoExcessProperties, Output } from '../request/output.ts';
import type { Recogniser } from '../request/recognition.ts';
import type { MaybePromise } from '../util/maybe-promise.ts';

export type Shape = Readonly<Record<string, z.ZodType>>;
type InputOf<S extends Shape> = z.output<z.ZodObject<{ -readonly [K in keyof S]: S[K] }>>;
type ExampleOf<S extends Shape> = z.input<z.ZodObject<{ -readonly [K in keyof S]: S[K] }>>;
type DatasetNeeds = Readonly<Record<string, DatasetDefinition>>;

/** Services of a handler. They do not depend on caller or time, so that results can be cached until the data changes. */
export interface Context {
  /** Heavy work off the event loop, on behalf of the caller; cancelled on disconnect. */
  readonly jobs: JobRunner;
  /** Machine-learning models for texts and pictures. */
  readonly models: ModelRegistry;
  /** The parsed content of an operator-supplied file, if any. */
  operatorFile<T>(file: OperatorFile<T>): T | undefined;
  /** Public URL of this service, without a trailing slash; empty if not configured: then URLs are relative. */
  readonly baseUrl: string;
  /** Aborted when the client disconnects or the request times out. */
  readonly signal: AbortSignal;
  readonly files: readonly Upload[];
}

/** Context of operations whose results are never cached: also provides everything non-deterministic. */
export interface LiveContext extends Context {
  /** The current time. */
  now(): Date;
  /** A random number in [0, 1). */
  random(): number;
  /** DNS resolvers and probes: the only outbound network access of a request. */
  readonly network: Network;
  /** Address of the client, for operations about it. Never logged or stored. */
  readonly clientAddress: string;
  /** Key of the client in the rate limit and in the job queue. */
  readonly client: string;
  /** Calls another operation on behalf of the same caller. The input is validated like that of a client. */
  callOperation(operation: Operation, input: Readonly<Record<string, unknown>>): MaybePromise<Answer | FileAnswer>;
}

/** `dataset`: results are the same until the data changes, and are cacheable. `never`: they depend on the caller or are live. */
export type CachePolicy = 'dataset' | 'never';
/** The default of a definition. */
type DefaultCachePolicy<D extends DatasetNeeds> = keyof D extends never ? 'never' : 'dataset';
type ContextOf<D extends DatasetNeeds, K extends CachePolicy> = (K extends 'dataset' ? Context : LiveContext) & {
  readonly [N in keyof D]: Dataset;
};

export interface Upload {
  /** Name of the form field, or an empty string for a raw body. */
  readonly field: string;
  /** Media type claimed by the client; the real one must be detected from the bytes. */
  readonly type: string;
  readonly bytes: Buffer;
}

export interface FileRules {
  /** Documented media types; a raw body may also be sent as application/octet-stream. */
  readonly accepts: readonly string[];
  readonly min: number;
  readonly max: number;
  /** Maximum size of one file in bytes. */
  readonly maxFileBytes: number;
  /** Maximum size of all files in bytes. */
  readonly maxTotalBytes: number;
}

export interface OperationDefinition<
  S extends Shape,
  D extends DatasetNeeds,
  O extends Output,
  K extends CachePolicy = CachePolicy,
  A = MaybePromise<AnswerOf<O>>,
> {
  /** Unique and stable: the operationId of the OpenAPI document. */
  readonly id: string;
  readonly path: `/v1/${string}`;
  /** A few words that people search for, such as "Merge PDFs"; the summary by default. */
  readonly title?: string;
  /** Comma-separated search terms: in English, romanised and in native scripts. `/v1/identify` matches them. */
  readonly keywords?: string;
  /** One-line description of the result. */
  readonly summary: string;
  /** Further documentation, beyond the summary and the parameters. */
  readonly details?: string;
  readonly method?: 'GET' | 'POST';
  readonly input: S;
  /** The input that a `text/plain` body fills. Makes a GET operation also accept POST, with text or JSON. */
  readonly textBody?: keyof S & string;
  /** Whether a text body in a charset other than UTF-8 is passed as Latin-1 (a character per byte), for the handler to decode. */
  readonly takesBytes?: boolean;
  /** Makes the operation accept files, raw or as multipart/form-data. */
  readonly files?: FileRules;
  /** Datasets that the handler reads, as properties of its context. The first one is credited in `meta.source`. */
  readonly data?: D;
  readonly output: O;
  /** Media types of the files that some formats return instead of JSON. */
  readonly alsoMedia?: readonly string[];
  /** Whether it may take seconds and reports progress: over HTTP with `Accept: text/event-stream`. */
  readonly reportsProgress?: boolean;
  /** Additional response headers, and their descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The response for clients that accept `text/plain` and not JSON, such as `curl -H 'Accept: text/plain'`. */
  plainText?(data: DataOf<O>): string;
  /** Cost in units of the rate limit: 10 for heavy work. */
  readonly cost?: number | ((input: InputOf<S>) => number);
  /** `dataset` by default if the operation reads any, else `never`. */
  readonly cache?: K;
  /** Name of the MCP tool, if there is one. */
  readonly tool?: string;
  /** Defaults that differ for assistants, such as a picture type that they can display. */
  readonly toolDefaults?: Partial<ExampleOf<S>>;
  /** Parameters that assistants seldom need: accepted, but omitted from the list of tools, which every assistant reads. */
  readonly toolHides?: readonly (keyof S & string)[];
  /** Run by the contract test on every surface and shown in the documentation. */
  readonly example: ExampleOf<S>;
  run(input: InputOf<S>, context: ContextOf<D, K>): A;
}

/** An operation as used by the surfaces: a definition with the types of its input and output erased. */
export interface Operation
  extends Omit<
    OperationDefinition<Shape, DatasetNeeds, Output>,
    'run' | 'plainText' | 'data' | 'cost' | 'title' | 'keywords' | 'example' | 'toolDefaults' | 'toolHides' | 'textBody'
  > {
  readonly method: 'GET' | 'POST';
  readonly title: string;
  readonly keywords: string;
  /** The datasets, each with its property name in the context. */
  readonly needs: readonly (readonly [name: string, definition: DatasetDefinition])[];
  readonly cache: CachePolicy;
  readonly cost: number | ((input: Record<string, unknown>) => number);
  readonly example: Readonly<Record<string, unknown>>;
  readonly toolDefaults: Readonly<Record<string, unknown>>;
  readonly toolHides: readonly string[];
  readonly textBody: string | undefined;
  plainText?(data: unknown): string;
  run(input: Record<string, unknown>, context: Context): MaybePromise<Answer | FileAnswer>;
}

export function operation<
  const S extends Shape,
  const O extends Output,
  const A extends MaybePromise<AnswerOf<O>>,
  const D extends DatasetNeeds = Record<never, never>,
  const K extends CachePolicy = DefaultCachePolicy<D>,
>(definition: OperationDefinition<S, D, O, K, A> & NoExcessProperties<Awaited<A>, O>): Operation {
  const { data = {}, ...rest } = definition;
  const needs = Object.entries(data);
  const defaults = {
    method: 'GET',
    title: rest.summary,
    keywords: '',
    cache: needs.length > 0 ? 'dataset' : 'never',
    cost: 1,
    toolDefaults: {},
    toolHides: [],
    textBody: undefined,
  };
  // The only place where the types of input and output are erased: from here on the schema guards them, not the compiler.
  return { ...defaults, ...rest, needs } as unknown as Operation;
}

export const GROUPS = [
  'Money and business',
  'Places and transport',
  'Dates and calendars',
  'Language and text',
  'Network and contact checks',
  'Developer tools',
  'Sky and radio',
  'Documents and media',
] as const;

/** An operator-supplied file of a family, besides its datasets: read once per service, before the first request. */
export interface OperatorFile<T> {
  /** The setting that names the file; `src/config.ts` lists it. */
  readonly setting: string;
  /** Throws an error worded for the operator if the file is invalid. */
  read(text: string): T;
}

export interface Family {
  readonly id: string;
  readonly name: string;
  readonly group: (typeof GROUPS)[number];
  /** One or two sentences for readers new to the data. */
  readonly about: string;
  readonly operations: readonly Operation[];
  /** Recognises identifiers of the family in free text, for `/v1/identify`. */
  readonly recognise?: Recogniser;
  /** The files that its operations read with `operatorFile`. */
  readonly operatorFiles?: readonly OperatorFile<unknown>[];
}

/** Every dataset that some operation reads, once. */
export function datasetsOf(families: readonly Family[]): readonly DatasetDefinition[] {
  return [...new Set(families.flatMap(({ operations }) => operations.flatMap(({ needs }) => needs.map(([, definition]) => definition))))];
}
