// @vitest-environment node
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedModules } from '@jishi/tooling/shared';
import { readTree } from '@jishi/tooling/sources';
import { usedExports } from '@jishi/tooling/used-exports';
import { expect, test } from 'vitest';
import { sharedInBrowser } from './browser.ts';
import { eagerModules } from './eager.ts';
import { lazyModules } from './lazy.ts';
import { sharedOnServer } from './server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

test('the shell provides what remotes leave out, on both sides', () => {
  const expected = [...sharedModules()].sort();
  expect(Object.keys(sharedInBrowser).sort()).toEqual(expected);
  expect(Object.keys(sharedOnServer).sort()).toEqual(expected);
});

test('a library is there from the start or fetched late, never both', () => {
  expect(Object.keys(eagerModules).filter((name) => name in lazyModules)).toEqual([]);
});

test.each(remotes)('%s uses only exports that are provided', (remote) => {
  const used = usedExports(readTree(`${root}/${remote}/src`), sharedModules());
  const missing = Object.entries(used).flatMap(([module, names]) => {
    const library = sharedOnServer[module] as object;
    const isThere = (name: string) => name === '*' || (name === 'default' ? !('__esModule' in library) : false);
    return names.filter((name) => !(name in library) && !isThere(name)).map((name) => `${name} of ${module}`);
  });
  expect(missing).toEqual([]);
});

test.each(Object.entries(lazyModules))(
  '%s has the same exports in the browser and on the server',
  async (name, load) => {
    const [late, atOnce] = [await load(), sharedOnServer[name] as object];
    const namesOf = (library: object) => Object.keys(library).filter((key) => key !== '__esModule');
    if (name !== 'axios') expect(namesOf(late)).toEqual(namesOf(atOnce));
    expect(late).toHaveProperty(name === 'axios' ? 'default' : namesOf(atOnce)[0]!);
  },
);
