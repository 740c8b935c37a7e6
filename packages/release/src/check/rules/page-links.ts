import { unanswered } from '../path-pattern.ts';
import type { Found, Rule } from '../report.ts';

export const pageLinks: Rule = {
  id: 'page-links',
  says: 'Every page a part leads to is there and answers the addresses that are built for it.',
  find({ parts, live, shell }) {
    const pages = new Map(parts.flatMap((part) => part.pages.map((page) => [page.id, page.path] as const)));
    const livePages = new Set(live.flatMap((part) => part.pages.map(({ id }) => id)));
    return parts.flatMap(({ part, links }) =>
      links.flatMap((id): Found[] => {
        const path = pages.get(id);
        const built = shell.addresses[id];
        if (path === undefined) {
          const wasThere = livePages.has(id);
          return [
            {
              part,
              blocks: wasThere,
              what: wasThere ? `leads to ${id}, which would be gone` : `leads to ${id}, which no part has`,
              todo: wasThere
                ? 'keep the page, or take the links to it out first'
                : 'publish the page, or take the links out',
            },
          ];
        }
        const missing = built === undefined ? null : unanswered(built, path);
        if (missing === null) return [];
        const what = `leads to ${id} at /${missing}, and the page only answers ${path}`;
        return [
          { part, what, todo: `keep ${built} as the path of the page, or release a shell that builds the new one` },
        ];
      }),
    );
  },
};
