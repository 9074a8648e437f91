/** `potli refresh [DATASET…]`: updates datasets of the data folder from their publishers. A running server on the same folder reloads them. */
import { readConfig } from '../config.ts';
import type { DatasetDefinition } from '../core/dataset/dataset.ts';
import { refreshDataset, refreshUrl } from '../core/dataset/refresh/refresh.ts';
import { datasets } from '../families/index.ts';
import { formatChanges } from '../tools/changes.ts';
import { makePacks } from '../tools/make-packs.ts';
import { userAgent } from '../version.ts';
import { EXIT, spellingHint, UsageError } from './exit-codes.ts';
import { OTHER_COMMANDS } from './help.ts';

export async function refresh(args: readonly string[]): Promise<number> {
  if (args.some((arg) => /^(-h|--help)$/.test(arg))) {
    console.log(help());
    return EXIT.done;
  }
  const { DATA_DIR, PUBLIC_URL } = readConfig(process.env);
  let status: number = EXIT.done;
  for (const { definition, url } of selectTargets(args)) {
    const { name } = definition;
    try {
      // The bundled data, if there is no pack yet: the new data is compared with it.
      makePacks([definition], DATA_DIR);
      const options = { userAgent: userAgent(PUBLIC_URL) };
      const { rows, version, unchanged, changes } = await refreshDataset(definition, url, DATA_DIR, new Date(), options);
      console.log(`${name}: ${unchanged ? 'unchanged, ' : ''}${rows} rows, version ${version}${formatChanges(changes)}`);
    } catch (error) {
      console.error(`${name}: the source ${(error as Error).message}; the previous data stays in use`);
      status = EXIT.unavailable;
    }
  }
  return status;
}

interface RefreshTarget {
  readonly definition: DatasetDefinition;
  readonly url: string;
}

function targets(): RefreshTarget[] {
  return datasets.flatMap((definition) => {
    const url = refreshUrl(definition, process.env);
    return url === undefined ? [] : [{ definition, url }];
  });
}

function selectTargets(names: readonly string[]): RefreshTarget[] {
  const allTargets = targets();
  const available = allTargets.map(({ definition }) => definition.name);
  for (const name of names) {
    if (available.includes(name)) continue;
    throw new UsageError(
      `No refresh URL for ${name}.${spellingHint(name, available)} Datasets that can be refreshed: ${available.join(', ')}. REFRESH_URL_<DATASET> sets the URL of others.`,
    );
  }
  return names.length === 0 ? allTargets : allTargets.filter(({ definition }) => names.includes(definition.name));
}

function help(): string {
  return [
    'Usage: potli refresh [DATASET…] [--data-dir FOLDER]',
    '',
    `${OTHER_COMMANDS.refresh}. Without a name, all of these:`,
    targets()
      .map(({ definition }) => definition.name)
      .join(', '),
    '',
    'A download that is incomplete, implausible or in another format is rejected, and the previous data stays in use.',
  ].join('\n');
}
