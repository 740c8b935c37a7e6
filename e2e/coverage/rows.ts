import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { toMfName } from '@jishi/contracts/names';
import type { PartPlan } from '@jishi/contracts/part';
import { pagePaths } from '@jishi/contracts/paths';
import { states } from '../access/states.ts';
import { remotes } from '../failures/places.ts';

/** One line of the table: a page, a state of it, and the files that test it. */
export type Row = { page: string; path: string; state: string; tests: string[] };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Pages of all remotes with the folder of their feature. */
async function builtPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const folder of readdirSync(root).filter((name) => name.startsWith('mf-'))) {
    const { default: plan } = (await import(pathToFileURL(join(root, folder, 'part.ts')).href)) as {
      default: PartPlan;
    };
    for (const [name, { module }] of Object.entries(plan.pages)) {
      pages.set(`${toMfName(folder)}/${name}`, dirname(join(root, folder, module)));
    }
  }
  return pages;
}

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => relative(root, join(folder, name)))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort();
}

/** Whether a test names the path, in an address or in the pattern of one. */
function namesPath(source: string, path: string): boolean {
  const fixed = path.replace(/\/:.*$/, '');
  const pattern = fixed === '/' ? /['"`}]\/['"`?]/ : new RegExp(`${fixed}(?![\\w-])`);
  return pattern.test(source.replaceAll('\\/', '/'));
}

function journeysOf(path: string): string[] {
  const journeys = ['journeys', 'releases'].flatMap((folder) => filesBelow(join(root, 'e2e', folder), '.spec.ts'));
  return [...journeys, 'e2e/access/keyboard.spec.ts'].filter((file) =>
    namesPath(readFileSync(join(root, file), 'utf8'), path),
  );
}

const failureTests = ['e2e/failures/network.spec.ts', 'e2e/failures/throwing.spec.ts'];

function rowsOf(page: string, path: string, feature: string | null): Row[] {
  const row = (state: string, tests: string[]): Row => ({ page, path, state, tests });
  const isBroken = remotes.some(({ ownPage }) => ownPage?.id === page);
  return [
    ...states.filter(({ route }) => route === page).map(({ name }) => row(name, ['e2e/access/pages.spec.ts'])),
    row('on the way of a customer', journeysOf(path)),
    ...(isBroken ? [row('its remote is broken', failureTests)] : []),
    ...(feature ? [row('its screen alone', filesBelow(feature, '.test.tsx'))] : []),
    ...(feature ? [row('its rules', filesBelow(feature, '.test.ts'))] : []),
  ].filter(({ tests }) => tests.length > 0);
}

export type Coverage = { rows: Row[]; untested: string[]; reserved: { page: string; path: string }[] };

/** Every page of the shop: what tests it, and which paths have no page yet. */
export async function collectCoverage(): Promise<Coverage> {
  const built = await builtPages();
  const pages = Object.entries(pagePaths).map(([page, path]) => ({ page, path, feature: built.get(page) ?? null }));
  const own = pages.filter(({ feature }) => feature !== null);
  return {
    rows: [
      ...own.flatMap(({ page, path, feature }) => rowsOf(page, path, feature)),
      ...rowsOf('shell/not-found', '/no-such-page', null),
      ...rowsOf('shell/frame', '/', null),
    ],
    untested: own.filter(({ page }) => !states.some(({ route }) => route === page)).map(({ page }) => page),
    reserved: pages.filter(({ feature }) => feature === null),
  };
}
