import { isPartName, isRemoteName, toMfName } from '@jishi/contracts/names';
import type { PartPlan } from '@jishi/contracts/part';
import { pagePaths } from '@jishi/contracts/paths';
import { normalizeRoute } from '@jishi/contracts/route-patterns';
import { locales } from '@jishi/i18n/locale';
import { linkFaults } from './navigation.ts';

const known: Readonly<Record<string, string>> = pagePaths;

/** First words of addresses that are not pages: web answers them itself. */
const taken = ['api', 'media', 'remotes', 'healthz', 'readyz', 'metrics', '__dev', ...locales.map(({ code }) => code)];

/** What keeps a name from being a remote's, as a sentence; `null` when it can be one. */
export function nameFault(name: string): string | null {
  if (name === 'shell') return '"shell" is the host; a remote is called mf-<name>';
  if (isRemoteName(name)) return null;
  return `"${name}" is no name of a remote: mf- and words of small letters and digits, such as mf-gift-cards`;
}

/** What keeps a pattern from being the path of a page, as a sentence; `null` when it can be one. */
export function pathFault(id: string, path: string): string | null {
  if (!/^\/$|^(\/(:?[A-Za-z][\w-]*|[\w-]+))+(\/:[A-Za-z]\w*\?)?$|^\/:[A-Za-z]\w*\?$/.test(path)) {
    return `"${path}" is no path of a page: write it like /gift, /gift/:id or /gift/:id?, without a language`;
  }
  const first = path.split('/')[1]?.toLowerCase() ?? '';
  if (taken.includes(first)) return `"${path}" cannot be a page: addresses below /${first} are the shop's own`;
  const owner = Object.entries(known).find(([, other]) => sameAddresses(other, path))?.[0];
  return owner && owner !== id ? `"${path}" belongs to ${owner} (packages/contracts/src/paths.ts)` : null;
}

/** Whether two patterns match the same addresses: names of parameters and capitals make no difference to the router. */
export const sameAddresses = (one: string, other: string): boolean => normalizeRoute(one) === normalizeRoute(other);

/** Path of a page: its own from `part.ts`, or the one it was planned with; `null` when there is neither. */
export const pagePath = (id: string, plan: PartPlan['pages'][string]): string | null => plan.path ?? known[id] ?? null;

/** Everything that is wrong in a part's plan, in sentences; empty when it can be built. */
export function planFaults(plan: PartPlan, folder: string): string[] {
  const name = isPartName(plan.name) ? null : nameFault(plan.name);
  if (name) return [name];
  return [
    ...(folder === plan.name
      ? []
      : [`part.ts says ${plan.name}, but the folder is called ${folder}: call them the same`]),
    ...Object.entries(plan.pages).flatMap(([page, of]) => pageFaults(`${toMfName(plan.name)}/${page}`, of)),
    ...moduleFaults(plan),
    ...linkFaults(plan, (page) => pathIn(plan, page)),
  ];
}

function pathIn({ name, pages }: PartPlan, page: string): string | null {
  const planned = pages[page];
  return planned ? pagePath(`${toMfName(name)}/${page}`, planned) : null;
}

function pageFaults(id: string, plan: PartPlan['pages'][string]): string[] {
  const path = pagePath(id, plan);
  if (path === null) return [`page ${id} has no path: add path: '/…' to it in part.ts`];
  if (known[id] !== undefined && known[id] !== path) {
    return [`page ${id} has the path ${known[id]} (packages/contracts/src/paths.ts): leave path out of part.ts`];
  }
  const fault = pathFault(id, path);
  return fault ? [`page ${id}: ${fault}`] : [];
}

/** Pages, fragments and texts are exposed side by side, each under its name. */
function moduleFaults({ pages, fragments }: PartPlan): string[] {
  const names = [...Object.keys(pages), ...Object.keys(fragments)];
  return [
    ...names
      .filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || /^messages-/.test(name))
      .map((name) => `"${name}" is no name of a page or fragment: small words with hyphens, not messages-…`),
    ...Object.keys(fragments)
      .filter((name) => name in pages)
      .map((name) => `"${name}" is both a page and a fragment: give one of them another name`),
  ];
}
