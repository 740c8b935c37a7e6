import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { galleryPage } from './gallery-page.ts';
import { draftFolder, fileOf, shots } from './shots.ts';

const gallery = new URL('../../docs/gallery/', import.meta.url);
const MAX_BYTES = 7 * 1024 * 1024;

/** `pnpm gallery`: takes every picture anew and puts them in place once all of them are good. */
async function main(): Promise<void> {
  checkNames();
  await rm(draftFolder, { recursive: true, force: true });
  await mkdir(draftFolder, { recursive: true });
  await takeAll();
  await checkAll();
  await writeFile(new URL('README.md', draftFolder), galleryPage(shots));
  await rm(gallery, { recursive: true, force: true });
  await rename(draftFolder, gallery);
  console.log(`${shots.length} pictures in docs/gallery/`);
}

/** Two states of one name would take each other's place. */
function checkNames(): void {
  const names = shots.map(fileOf);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`These pictures are listed twice: ${twice.join(', ')}`);
}

async function takeAll(): Promise<void> {
  const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
  const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  const run = spawn(process.execPath, [cli, 'test', '--config', config], { stdio: 'inherit' });
  const [code] = await once(run, 'exit');
  if (code !== 0) throw new Error('Some states could not be opened: the gallery stays as it is.');
}

/** Every picture is there, and all of them together are small enough for the repository. */
async function checkAll(): Promise<void> {
  const names = await readdir(draftFolder);
  const missing = shots.map(fileOf).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`These pictures were not taken: ${missing.join(', ')}`);
  const sizes = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(new URL(name, draftFolder))).size })),
  );
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  console.log(`${(total / 1024).toFixed(0)} KB of ${MAX_BYTES / 1024} KB`);
  if (total <= MAX_BYTES) return;
  const largest = sizes.sort((one, other) => other.size - one.size).slice(0, 10);
  const list = largest.map(({ name, size }) => `  ${(size / 1024).toFixed(0)} KB ${name}`).join('\n');
  throw new Error(
    `The gallery is too large; take fewer pictures of a state (e2e/gallery/states). The largest:\n${list}`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
