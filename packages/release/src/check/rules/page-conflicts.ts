import { ambiguousPath, overlappingPath } from '@jishi/contracts/route-patterns';
import type { Found, Rule } from './rule.ts';

export const pageConflicts: Rule = {
  id: 'page-conflicts',
  says: 'An address belongs to one page; a part takes none from pages of another one.',
  find({ parts }) {
    const pages = parts.flatMap(({ part, pages: own }) => own.map(({ id, path }) => ({ part, id, path })));
    return pages.flatMap((page, index) =>
      pages.slice(index + 1).flatMap((other): Found[] => {
        // Inside a part the more exact pattern wins, which its team knows; between parts it takes the other's address.
        const shared =
          page.part === other.part ? ambiguousPath(page.path, other.path) : overlappingPath(page.path, other.path);
        if (shared === null) return [];
        const what = `${page.id} (${page.path}) and ${other.id} (${other.path}) both answer ${shared}`;
        return [{ part: other.part, what, todo: 'give one of the two pages another path' }];
      }),
    );
  },
};
