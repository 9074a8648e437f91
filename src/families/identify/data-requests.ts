/** Requests for whole tables and for changes of datasets: the surfaces answer them, but questions ask for them as for operations. */
import { z } from 'zod';
import { type Family, operation } from '../../core/operation/operation.ts';
import { choice, text } from '../../core/request/params.ts';

/** As the surfaces charge them, so that a question is never answered with a file. */
const COST = 10;

export interface DataNames {
  readonly tables: readonly string[];
  readonly formats: readonly string[];
  /** Datasets whose changes are recorded. */
  readonly datasets: readonly string[];
}

function answeredBySurfaces(): never {
  throw new Error('This request is answered by the surfaces, not by an operation');
}

export function dataRequests({ tables, formats, datasets }: DataNames): Family {
  const download = operation({
    id: 'downloads_get',
    path: '/v1/downloads/{table}.{format}',
    title: 'Download a table',
    summary: 'A complete table as a file',
    keywords:
      'download data, download table, download database, download dataset, download csv, download parquet, download sqlite, download all, download full list, ' +
      'data csv, data file, table csv, database dump, full database, parquet, sqlite, ndjson',
    input: {
      table: choice(tables as readonly [string, ...string[]], { description: 'Name of the table' }),
      format: choice(formats as readonly [string, ...string[]], { description: 'File format' }),
    },
    cost: COST,
    output: z.array(z.unknown()),
    example: { table: tables[0] as string, format: formats[0] as string },
    run: answeredBySurfaces,
  });
  const changes = operation({
    id: 'changes_get',
    path: '/v1/changes/{dataset}',
    title: 'Changes of a dataset',
    summary: 'Records that refreshes have added, changed and withdrawn',
    keywords:
      'what changed, what has changed, changes since, changes in data, changed since, added since, were added, newly added, removed since, withdrawn since, ' +
      'new since, recent changes, latest changes, changes in the last',
    input: {
      dataset: choice(datasets as readonly [string, ...string[]], { description: 'Name of the dataset' }),
      since: text({ description: 'A date such as 2026-10-31', max: 40 }).optional(),
    },
    cost: COST,
    output: z.array(z.unknown()),
    example: { dataset: datasets[0] as string },
    run: answeredBySurfaces,
  });
  return {
    id: 'downloads',
    name: 'Downloads',
    group: 'Developer tools',
    about: 'Whole tables as files, and the changes of datasets.',
    operations: [download, changes],
  };
}
