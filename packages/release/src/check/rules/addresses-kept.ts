import type { Declaration } from '@jishi/contracts/release';
import { matchesRoute, pathSegments } from '@jishi/contracts/route-patterns';
import type { Found, Rule } from './rule.ts';

export const addressesKept: Rule = {
  id: 'addresses-kept',
  says: 'What `paths` of the shell builds leads to the same page with the same values as before.',
  find({ parts, live, shell }) {
    const before = live.find(({ part }) => part === 'shell')?.builtAddresses ?? {};
    const now = shell.builtAddresses ?? {};
    return Object.entries(before).flatMap(([call, old]): Found[] => {
      const next = now[call];
      if (next === undefined || next === old || isSame(targetOf(old, live), targetOf(next, parts), live, parts))
        return [];
      const what = `paths.${call} builds ${next}, and ${old} in what is live`;
      return [{ part: 'shell', what, todo: 'go on building it as before, or let the page understand both first' }];
    });
  },
};

type Target = { part: Declaration; page: string; values: string; query: URLSearchParams };

/** The page an address leads to, with what it says to it; `null` when it leads nowhere. */
function targetOf(address: string, parts: readonly Declaration[]): Target | null {
  const { pathname, searchParams: query } = new URL(address, 'http://shop');
  const pages = parts.flatMap((part) => part.pages.map((page) => ({ part, page })));
  const matching = pages.filter(({ page }) => matchesRoute(page.path, pathname));
  const found = matching.find(({ page }) => !page.path.includes(':')) ?? matching[0];
  return found ? { part: found.part, page: found.page.id, values: valuesIn(pathname, found.page.path), query } : null;
}

function valuesIn(path: string, pattern: string): string {
  const own = pattern.split('/').slice(1);
  return JSON.stringify((pathSegments(path) ?? []).filter((_, index) => own[index]?.startsWith(':')));
}

function isSame(old: Target | null, next: Target | null, live: readonly Declaration[], parts: readonly Declaration[]) {
  // It led nowhere: whatever it does now is no loss.
  if (!old) return true;
  if (!next || old.page !== next.page || old.values !== next.values) return false;
  const said = [...next.query];
  if ([...old.query].every(([key, value]) => said.some((one) => one[0] === key && one[1] === value))) return true;
  return followed(old, next, live, parts);
}

/** Other keys, and a new version of the page that reads them: both sides were changed together. */
function followed(old: Target, next: Target, live: readonly Declaration[], parts: readonly Declaration[]): boolean {
  const read = parts.find(({ part }) => part === next.part.part)?.queryKeys?.[next.page] ?? [];
  const before = live.find(({ part }) => part === old.part.part)?.queryKeys?.[old.page] ?? [];
  const values = (query: URLSearchParams) => [...query.values()].sort().join();
  const added = [...next.query.keys()].filter((key) => !old.query.has(key));
  return values(old.query) === values(next.query) && added.every((key) => read.includes(key) && !before.includes(key));
}
