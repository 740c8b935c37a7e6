import { uncoveredPath } from '@jishi/contracts/route-patterns';
import type { Found, Rule } from './rule.ts';

export const pagesKept: Rule = {
  id: 'pages-kept',
  says: 'Addresses customers may have kept go on working; said when they do not.',
  find({ parts, live }) {
    const pages = parts.flatMap((part) => part.pages);
    const names = new Set(parts.map(({ part }) => part));
    return live.flatMap(({ part, pages: before }) =>
      before.flatMap(({ id, path }): Found[] => {
        if (pages.some((page) => uncoveredPath(path, page.path) === null)) return [];
        const owner = names.has(part) ? part : 'shell';
        return [{ part: owner, blocks: false, what: `nothing answers ${path} (${id}) any more`, todo: 'redirect it' }];
      }),
    );
  },
};
