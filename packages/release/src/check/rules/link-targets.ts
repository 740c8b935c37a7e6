import { plainPath } from '@jishi/contracts/navigation';
import type { Declaration } from '@jishi/contracts/release';
import type { Found, Rule } from './rule.ts';

export const linkTargets: Rule = {
  id: 'link-targets',
  says: 'Links of the frame and the site map lead to pages of the part that says them.',
  find: ({ parts }) => parts.flatMap((part) => [...linkFaults(part), ...siteMapFaults(part)]),
};

function linkFaults({ part, pages, fragments, navigation = [] }: Declaration): Found[] {
  const paths = new Map(pages.map(({ id, path }) => [id, path]));
  const found = (what: string, todo: string): Found => ({ part, what, todo });
  return navigation.flatMap(({ page, place, covers, fragment }) => {
    const behind = fragments.find(({ id }) => id === fragment);
    const path = paths.get(page);
    return [
      ...[page, ...covers]
        .filter((id) => !paths.has(id))
        .map((id) =>
          found(`links ${id} in ${place}, which is none of its pages`, 'add the page, or take the link out'),
        ),
      ...(path && plainPath(path).includes(':')
        ? [found(`links ${page} in ${place}, whose path ${path} wants a parameter`, 'make it optional: /gifts/:id?')]
        : []),
      ...(fragment && !behind
        ? [found(`shows ${fragment} in ${place}, which is none of its fragments`, 'add it, or take it out')]
        : []),
      ...(behind && Array.isArray(behind.props['required']) && behind.props['required'].length > 0
        ? [found(`shows ${fragment} in ${place}, which needs props the frame does not have`, 'make its props optional')]
        : []),
    ];
  });
}

function siteMapFaults({ part, pages, siteMap = {} }: Declaration): Found[] {
  return Object.keys(siteMap)
    .filter((id) => !pages.some((page) => page.id === id))
    .map((id) => ({ part, what: `tells search engines of ${id}, which is none of its pages`, todo: 'take it out' }));
}
