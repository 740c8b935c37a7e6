import { createRequire } from 'node:module';
import { isOwnModule } from './shared.ts';

/** Libraries that are shared whole, so that `import * as` of them is complete too. The rest are curated lists. */
const isWhole = (module: string): boolean =>
  isOwnModule(module) || ['react', 'react-dom', 'react/jsx-runtime'].includes(module);

/**
 * Exports of each shared library as the shell really provides them: read from the `shared` table of its server build,
 * which has the same lists as the browser's. Of objects our own libraries export their members too: `paths.product`.
 *
 * @param serverFile absolute path of the shell's built `server.cjs`
 */
export function providedExports(serverFile: string): Record<string, string[]> {
  const require = createRequire(import.meta.url);
  // The watch loop reads a new build from the same place.
  delete require.cache[serverFile];
  const { shared } = require(serverFile) as { shared: Record<string, object> };
  const entries = Object.entries(shared).map(([module, library]) => [module, namesOf(module, library)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}

function namesOf(module: string, library: object): string[] {
  const names = new Set(Object.keys(library).filter((name) => name !== '__esModule'));
  // A module that is not marked as an ES module is its own default export.
  if (!('__esModule' in library)) names.add('default');
  if (isWhole(module)) names.add('*');
  if (isOwnModule(module)) for (const name of Object.entries(library).flatMap(membersOf)) names.add(name);
  return [...names].sort();
}

const membersOf = ([name, value]: [string, unknown]): string[] =>
  isNamespace(value) ? Object.keys(value).map((member) => `${name}.${member}`) : [];

/** An object of named things. Components and contexts of React are objects too, and no such. */
function isNamespace(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
