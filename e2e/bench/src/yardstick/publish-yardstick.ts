import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keysFromSettings, openRegistry } from '@jishi/release';
import { writeBuild } from '@jishi/release/testing';
import { type PageName, pages } from '../page-set/page-set.ts';
import { staticShell } from './static-shell.ts';

const folder = join(import.meta.dirname, '../../yardstick');
/** Stands in the address of the stylesheet, in the documents. */
const VERSION = '1.0.0';

/**
 * Makes a release of the static documents: the shell answers each page with its document, a second part declares the
 * pages. So web treats them as it treats the shop's own: visitors' cache, compression, headers, immutable files.
 */
export async function publishYardstick(dataFolder: string): Promise<void> {
  const registry = openRegistry(
    join(dataFolder, 'registry'),
    keysFromSettings({}, { dataFolder, base: dataFolder, isDemo: true }),
  );
  const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  const documents = await Promise.all(pages.map(async ({ name, path }) => [path, await read(`${name}.html`)] as const));
  const builds = [
    {
      part: 'shell',
      web: { 'yardstick.css': await read('yardstick.css') },
      server: staticShell(Object.fromEntries(documents)),
    },
    {
      part: 'mf-catalog',
      declaration: {
        pages: pages.map(({ name, path }) => ({ id: pageId(name), path, layout: 'bare', guarded: false }) as const),
      },
    },
  ];
  for (const build of builds) {
    await registry.publish(await writeBuild(join(dataFolder, 'builds', build.part), { version: VERSION, ...build }));
  }
  const parts = Object.fromEntries(builds.map(({ part }) => [part, VERSION]));
  await registry.pin({ channel: 'live', author: 'bench', reason: 'yardstick', parts });
}

const pageId = (name: PageName): string => `mf_catalog/${name}`;
