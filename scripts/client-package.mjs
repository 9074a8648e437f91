// Makes the client package of clients/typescript from a build: the modules of dist/src/client, without source maps.
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = `${root}dist/src/client`;
const target = `${root}clients/typescript/dist`;
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const name of readdirSync(built)) if (!name.endsWith('.map')) copyFileSync(`${built}/${name}`, `${target}/${name}`);
copyFileSync(`${root}LICENSE`, `${root}clients/typescript/LICENSE`);
