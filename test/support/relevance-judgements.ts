/** Relevance judgements for search: the project's own and external ones in the same form. */
import { readFileSync } from 'node:fs';

export interface RelevanceJudgement {
  readonly family: string;
  /** Kind of query: plain, rank, alias, abbrev, phrase, space, spelling, typo or script. */
  readonly kind: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** One of the first `top` records must be relevant (success@k). */
  readonly top: number;
  readonly expect: { readonly field: string; readonly any?: readonly (string | number)[]; readonly starts?: readonly string[] };
}

const PROJECT_JUDGEMENTS = new URL('../../../test/fixtures/searches.tsv', import.meta.url);

/**
 * The project's own judgements, collected from real queries before the search was tuned. A value with a trailing `*` is a prefix; `HDFC:
 * adyar` searches within a bank, `pincode/villages: rampur` at another path.
 */
export function projectJudgements(): RelevanceJudgement[] {
  const [, ...lines] = readFileSync(PROJECT_JUDGEMENTS, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [family = '', kind = '', top = '', field = '', values = '', query = ''] = line.split('\t');
    const list = values.split('|');
    const starts = list.filter((value) => value.endsWith('*')).map((value) => value.slice(0, -1));
    return {
      family,
      kind,
      top: Number(top),
      ...requestOf(family, query),
      expect: starts.length > 0 ? { field, starts } : { field, any: list },
    };
  });
}

function requestOf(family: string, query: string): Pick<RelevanceJudgement, 'path' | 'params'> {
  const [, scope = '', q = query] = /^([A-Z]{4}|[a-z/-]+): (.*)$/.exec(query) ?? [];
  if (family === 'states') return { path: `/v1/states/${encodeURIComponent(query)}`, params: {} };
  if (family === 'others') return { path: `/v1/${scope}`, params: { q } };
  return { path: `/v1/${family}`, params: scope === '' ? { q } : { bank: scope, q } };
}

const lower = (value: unknown): string => String(value).toLowerCase();

/** Whether a record is relevant. */
export function isRelevant({ field, any, starts = [] }: RelevanceJudgement['expect'], record: unknown): boolean {
  const value = field.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], record);
  return [value]
    .flat()
    .some((item) =>
      any ? any.some((expected) => lower(expected) === lower(item)) : starts.some((expected) => lower(item).startsWith(lower(expected))),
    );
}
