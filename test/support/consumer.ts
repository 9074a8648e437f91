/** A consumer project: an empty folder with the package installed from exactly the files that `npm pack` includes. */
import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot, write } from './project-fixture.ts';
import { temporaryFolder } from './service.ts';

const COMPILER = join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc');

const MAX_LISTING_BYTES = 64 * 1024 * 1024;

/** Without `skipLibCheck`: the published types must compile on their own. */
const SETTINGS = {
  compilerOptions: { target: 'es2022', module: 'nodenext', lib: ['es2022', 'dom', 'dom.iterable'], types: [], strict: true },
  include: ['*.ts'],
};

/** Creates a project folder with the package and the given sources. */
export function consumer(sources: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  const installed = join(folder, 'node_modules', 'potli');
  for (const path of packedFiles()) linkOrCopy(join(projectRoot, path), join(installed, path));
  symlinkSync(join(projectRoot, 'node_modules'), join(installed, 'node_modules'));
  write(folder, 'package.json', '{ "type": "module" }');
  write(folder, 'tsconfig.json', JSON.stringify(SETTINGS));
  for (const [path, text] of Object.entries(sources)) write(folder, path, text);
  return folder;
}

/** Compiles the sources. Returns the diagnostics of the compiler, empty on success. */
export function compile(folder: string): string {
  try {
    return execFileSync(process.execPath, [COMPILER, '-p', folder], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

function packedFiles(): string[] {
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: MAX_LISTING_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  };
  const [listed] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], options));
  return (listed as { files: { path: string }[] }).files.map(({ path }) => path);
}

/** Hard link, or copy across file systems: the data is large. */
function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
