/**
 * The one definition behind every surface. REST route, parameter checks, OpenAPI, the `/v1` index, the MCP tool,
 * the documentation and the contract test are all derived from it; nobody writes any of them by hand.
 */
import type { z } from 'zod';
import type { Dataset, DatasetDefinition } from '../dataset/dataset.ts';
import type { JobRunner } from '../jobs/jobs.ts';
import type { ModelLibrary } from '../models/library.ts';
import type { Network } from '../net/network.ts';
import type { MaybePromise } from '../util/maybe-promise.ts';
import type { Answer, FileAnswer } from './envelope.ts';
import type { AnswerOf, DataOf, NoSurplus, Output } from './output.ts';
import type { Recogniser } from './recognition.ts';

export type Shape = Readonly<Record<string, z.ZodType>>;
type InputOf<S extends Shape> = z.output<z.ZodObject<{ -readonly [K in keyof S]: S[K] }>>;
type ExampleOf<S extends Shape> = z.input<z.ZodObject<{ -readonly [K in keyof S]: S[K] }>>;
type DataNeeds = Readonly<Record<string, DatasetDefinition>>;

/** What a handler may use besides its input. It is the same for whoever asks and whenever, so that what is made of it may be kept until the data changes. */
export interface Context {
  /** Heavy work, away from the event loop, in the name of the caller: it ends when the caller has gone. */
  readonly jobs: JobRunner;
  /** Which networks read texts and pictures. */
  readonly models: ModelLibrary;
  /** What an operator has given, or nothing. */
  given<T>(file: OperatorFile<T>): T | undefined;
  /** Where this service is reached, without a slash at the end; empty where nobody has said: then addresses are relative. */
  readonly baseUrl: string;
  /** Ends when the client has gone or the time of the request is over. */
  readonly signal: AbortSignal;
  readonly files: readonly Upload[];
}

/** For operations whose answers are never kept: everything that makes a result differ from run to run comes in here. */
export interface LiveContext extends Context {
  /** The present instant. */
  now(): Date;
  /** A number from 0 up to 1. */
  random(): number;
  /** Resolvers and probes: the only way out of the service for a request. */
  readonly network: Network;
  /** The address of the client, for operations that are about it. It is never logged or kept. */
  readonly clientAddress: string;
  /** The key under which the rate limit and the queue for heavy work know the client. */
  readonly client: string;
  /** What another operation answers, in the name of the same caller. Its input is checked as that of a client is. */
  ask(operation: Operation, input: Readonly<Record<string, unknown>>): MaybePromise<Answer | FileAnswer>;
}

/** How long answers hold. `dataset`: they are the same until the data changes, and may be cached. `never`: they are about the caller's input, or live. */
export type CachePolicy = 'dataset' | 'never';
/** What holds where a definition does not say. */
type KeepingOf<D extends DataNeeds> = keyof D extends never ? 'never' : 'dataset';
type ContextOf<D extends DataNeeds, K extends CachePolicy> = (K extends 'dataset' ? Context : LiveContext) & {
  readonly [N in keyof D]: Dataset;
};

export interface Upload {
  /** Name of the form field, or an empty text for a raw body. */
  readonly field: string;
  /** What the client says the file is; what it really is must be read from the bytes. */
  readonly type: string;
  readonly bytes: Buffer;
}

export interface FileRules {
  /** Media types that are documented; a raw body may also come as application/octet-stream. */
  readonly accepts: readonly string[];
  readonly min: number;
  readonly max: number;
  /** Bytes of one file at the most. */
  readonly bytesEach: number;
  /** Bytes of all files together at the most. */
  readonly bytesTogether: number;
}

export interface Definition<
  S extends Shape,
  D extends DataNeeds,
  O extends Output,
  K extends CachePolicy = CachePolicy,
  A = MaybePromise<AnswerOf<O>>,
> {
  /** Unique and stable: the operationId of the OpenAPI document. */
  readonly id: string;
  readonly path: `/v1/${string}`;
  /** A few words that people look for, such as "Merge PDFs"; the summary where it says nothing else. */
  readonly title?: string;
  /** What people call it, parted by commas: in English, in romanised and in native words. The one box (`/v1/identify`) finds it by them. */
  readonly keywords?: string;
  /** One line, for those who know what they want. */
  readonly summary: string;
  /** More for the documentation, where the summary and the parameters do not say all. */
  readonly details?: string;
  readonly method?: 'GET' | 'POST';
  readonly input: S;
  /** The input that a `text/plain` body fills. Makes a GET operation also answer POST, with text or JSON. */
  readonly textBody?: keyof S & string;
  /** Whether a text body in another charset than UTF-8 is taken byte by byte, a character each, for the handler to read. */
  readonly takesBytes?: boolean;
  /** Makes the operation take files, raw or as multipart/form-data. */
  readonly files?: FileRules;
  /** Datasets that the handler reads; they stand in its context under the same names. The first one is named in `meta.source`. */
  readonly data?: D;
  readonly output: O;
  /** Media types of the files that some formats answer in place of JSON. */
  readonly alsoMedia?: readonly string[];
  /** Whether it may take so long that a client wants to see how far it is: over HTTP with `Accept: text/event-stream`. */
  readonly tellsProgress?: boolean;
  /** Headers of the answer beyond the usual ones, and what each tells. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer for clients that ask for `text/plain` and not for JSON, such as `curl -H 'Accept: text/plain'`. */
  plainText?(data: DataOf<O>): string;
  /** Units of the rate limit: 10 for heavy work. */
  readonly weight?: number | ((input: InputOf<S>) => number);
  /** `dataset` where the operation reads any, unless it says `never`. */
  readonly cache?: K;
  /** The name under which AI assistants call the operation, if they do. */
  readonly tool?: string;
  /** Defaults that differ for assistants, such as a picture type they can show. */
  readonly toolDefaults?: Partial<ExampleOf<S>>;
  /** Parameters that assistants seldom need: they work, but the list of tools, which every assistant reads, leaves them out. */
  readonly toolHides?: readonly (keyof S & string)[];
  /** Run by the contract test on every surface and shown in the documentation. */
  readonly example: ExampleOf<S>;
  run(input: InputOf<S>, context: ContextOf<D, K>): A;
}

/** An operation as the surfaces see it: all of the definition, with the types of its own input and output forgotten. */
export interface Operation
  extends Omit<
    Definition<Shape, DataNeeds, Output>,
    'run' | 'plainText' | 'data' | 'weight' | 'title' | 'keywords' | 'example' | 'toolDefaults' | 'toolHides' | 'textBody'
  > {
  readonly method: 'GET' | 'POST';
  readonly title: string;
  readonly keywords: string;
  /** The datasets, each with the name under which the handler knows it. */
  readonly needs: readonly (readonly [name: string, definition: DatasetDefinition])[];
  readonly cache: CachePolicy;
  readonly weight: number | ((input: Record<string, unknown>) => number);
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
  const D extends DataNeeds = Record<never, never>,
  const K extends CachePolicy = KeepingOf<D>,
>(definition: Definition<S, D, O, K, A> & NoSurplus<Awaited<A>, O>): Operation {
  const { data = {}, ...rest } = definition;
  const needs = Object.entries(data);
  const defaults = {
    method: 'GET',
    title: rest.summary,
    keywords: '',
    cache: needs.length > 0 ? 'dataset' : 'never',
    weight: 1,
    toolDefaults: {},
    toolHides: [],
    textBody: undefined,
  };
  // The one place where the types of input and output are forgotten: from here on the schema, not the compiler, guards them.
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

/** A file that an operator may give a room besides its datasets: read once for each service, before the first request. */
export interface OperatorFile<T> {
  /** The setting that names the file; `src/config.ts` lists it. */
  readonly setting: string;
  /** Throws, with a sentence for the operator, when the file is not what it should be. */
  read(text: string): T;
}

export interface Family {
  readonly id: string;
  readonly name: string;
  readonly group: (typeof GROUPS)[number];
  /** One or two sentences for people who have not met the data before. */
  readonly about: string;
  readonly operations: readonly Operation[];
  /** Knows what belongs to the family when it sees it, for the one box that takes everything. */
  readonly recognise?: Recogniser;
  /** What its operations ask for with `given`. */
  readonly operatorFiles?: readonly OperatorFile<unknown>[];
}

/** How a model is. */
export interface ModelStatus {
  readonly id: string;
  readonly kind: string;
  /** Whether it has been opened, and its files proven, since the service started; models are opened when they are first needed. */
  readonly loaded: boolean;
  /** SHA-256 of its network. */
  readonly version: string;
  /** Numbers in its answer, where that is a vector. */
  readonly dimensions: number | null;
  /** Why it could not be opened. */
  readonly problem: string | null;
}
