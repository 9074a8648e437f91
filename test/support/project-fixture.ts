/** Project folders for tests of the build scripts: temporary copies in which the commands of `scripts/` can run and write. */
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './service.ts';

export const projectRoot: string = fileURLToPath(new URL('../../../', import.meta.url));

/** Files that a build needs besides the sources. */
const FRAME: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'data/built-in-models.json': '[]',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'nodenext',
      target: 'es2023',
      types: ['node'],
      strict: true,
      skipLibCheck: true,
      rootDir: '.',
      outDir: 'dist',
    },
    include: ['src'],
    exclude: ['src/web/browser'],
  }),
  'src/web/browser/tsconfig.json': JSON.stringify({
    extends: '../../../tsconfig.json',
    compilerOptions: { rootDir: '../../..', outDir: '../../../dist' },
    include: ['.'],
    exclude: [],
  }),
  'src/web/browser/page.ts': 'export const page = 1;\n',
};

/** A minimal project with the real scripts and the sources of the test; it builds within a second. */
export function smallProject(sources: Readonly<Record<string, string>>): string {
  const project = temporaryFolder();
  cpSync(join(projectRoot, 'scripts'), join(project, 'scripts'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(project, 'node_modules'));
  for (const [path, text] of Object.entries({ ...FRAME, ...sources })) write(project, path, text);
  return project;
}

/** Symlinked, because too large to copy; read-only. */
const LINKED = ['node_modules', join('data', 'bundled'), join('data', 'models')];
const LEFT_OUT = ['dist', 'packs', 'models', 'coverage', join('docs', 'images')];

/** A copy of the whole project after `npm ci`, before a build. */
export function wholeProject(): string {
  const project = temporaryFolder();
  const isOurs = (path: string): boolean =>
    !LINKED.includes(path) && !LEFT_OUT.includes(path) && !(path.startsWith('.') && path.split(sep).length === 1);
  cpSync(projectRoot, project, {
    recursive: true,
    filter: (from) => isOurs(relative(projectRoot, from)),
  });
  for (const path of LINKED) symlinkSync(join(projectRoot, path), join(project, path));
  return project;
}

export function write(project: string, path: string, text: string): void {
  const file = join(project, path);
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
