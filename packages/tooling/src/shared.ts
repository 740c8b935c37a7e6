import { readFileSync } from 'node:fs';

/**
 * Number of the run-time platform: federation runtime, React, styled-components and its plugin.
 * Parts of one release share it; raise it when one of them changes in a way a built part can feel.
 */
export const PLATFORM = 1;

/** Libraries the shell provides to every remote, one instance each. */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'zustand',
  'zustand/vanilla',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  'axios',
];

/** Our own packages that exist once in a tab; each of their entries is a shared module of its own. */
const ownPackages = ['api', 'contracts', 'i18n', 'ui'];

type PackageJson = { version: string; exports?: Record<string, string> };

const packageJson = (url: URL): PackageJson => JSON.parse(readFileSync(url, 'utf8')) as PackageJson;

/** Entries that only builds, servers and the shell itself read. */
const notForRemotes = [
  '@jishi/api/every-call',
  '@jishi/api/links',
  '@jishi/api/wire-parts',
  '@jishi/contracts/bare-declaration',
  '@jishi/contracts/contract',
  '@jishi/contracts/cookies',
  '@jishi/contracts/names',
  '@jishi/contracts/navigation',
  '@jishi/contracts/part',
  '@jishi/contracts/paths',
  '@jishi/contracts/planned-events',
  '@jishi/contracts/release',
  '@jishi/contracts/release-contradictions',
  '@jishi/contracts/renderer',
  '@jishi/contracts/route-patterns',
  '@jishi/i18n/check',
  '@jishi/i18n/messages/en',
  '@jishi/i18n/messages/zh',
  '@jishi/i18n/resolve-locale',
  '@jishi/ui/drawn-countdown',
  '@jishi/ui/icon-sheet',
  '@jishi/ui/tokens',
];

/**
 * Options of queries are built into each part: only those it uses, of the release it was written for. The requests behind
 * them are shared.
 */
const isBuiltIn = (entry: string): boolean => /^@jishi\/api\/(.+\/)?queries$/.test(entry);

/**
 * Small rules without state: compiled into whatever uses them, like `@jishi/part-kit` (decision 109). As shared modules they
 * would be in the shell's first script for everybody.
 */
const smallRules = [
  '@jishi/api/addresses/line',
  '@jishi/api/empty-picture',
  '@jishi/api/flash-sales/offer',
  '@jishi/api/flash-sales/turn',
  '@jishi/api/shop-clock',
  '@jishi/contracts/browser-value',
  '@jishi/contracts/cart-cookie',
  '@jishi/contracts/ids',
  '@jishi/contracts/queue-places',
  '@jishi/ui/lucide',
];

/** Whether a module of ours is compiled into each part that uses it, and read as if it were the part's own. */
export const isCompiledIn = (module: string): boolean =>
  module.startsWith('@jishi/part-kit/') || smallRules.includes(module);

/** Whether a library is ours. Those of others are the same in every part of a platform. */
export const isOwnModule = (module: string): boolean => module.startsWith('@jishi/');

/** Entries of our own packages as they are imported: `@jishi/ui`, `@jishi/ui/forms` … */
export function ownModules(): string[] {
  const entries = ownPackages.flatMap((name) => {
    const { exports } = packageJson(new URL(`../../${name}/package.json`, import.meta.url));
    return Object.keys(exports ?? {}).map((entry) => `@jishi/${name}${entry.slice(1)}`);
  });
  const isShared = (entry: string) => !notForRemotes.includes(entry) && !isBuiltIn(entry) && !isCompiledIn(entry);
  return entries.filter(isShared);
}

/** Every module a remote takes from the shell instead of carrying it. */
export const sharedModules = (): string[] => [...libraries, ...ownModules()];
