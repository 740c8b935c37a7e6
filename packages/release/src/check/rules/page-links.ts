import type { Declaration } from '@jishi/contracts/release';
import { uncoveredPath } from '@jishi/contracts/route-patterns';
import type { Found, Rule, Shop } from './rule.ts';

export const pageLinks: Rule = {
  id: 'page-links',
  says: 'Every page a part leads to is there and answers the addresses that are built for it.',
  find: (shop) =>
    shop.parts.flatMap((declaration) => [...brokenLinks(declaration, shop), ...earlyLinks(declaration, shop)]),
};

const pagesOf = (parts: readonly Declaration[]): Map<string, string> =>
  new Map(parts.flatMap(({ pages }) => pages.map(({ id, path }) => [id, path] as const)));

function brokenLinks({ part, links }: Declaration, { parts, live, shell }: Shop): Found[] {
  const [pages, before] = [pagesOf(parts), pagesOf(live)];
  return links.flatMap((id): Found[] => {
    const [path, built] = [pages.get(id), shell.addresses[id]];
    if (path === undefined) {
      if (!before.has(id)) return [];
      const todo = 'keep the page, or take the links to it out first';
      return [{ part, what: `leads to ${id}, which would be gone`, todo }];
    }
    const missing = built === undefined ? null : uncoveredPath(built, path);
    if (missing === null) return [];
    const todo = `keep ${built} as the path of the page, or release a shell that builds the new one`;
    return [{ part, what: `leads to ${id} at ${missing}, and the page only answers ${path}`, todo }];
  });
}

/** Links that are ahead of their pages: they did not work before either. */
function earlyLinks({ part, links }: Declaration, { parts, live }: Shop): Found[] {
  const [pages, before] = [pagesOf(parts), pagesOf(live)];
  const early = links.filter((id) => !pages.has(id) && !before.has(id));
  if (early.length === 0) return [];
  const what = `leads to pages no part has yet: ${early.join(', ')}`;
  return [{ part, blocks: false, what, todo: 'publish them, or take the links out' }];
}
