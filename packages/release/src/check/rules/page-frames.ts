import type { Found, Rule } from './rule.ts';

export const pageFrames: Rule = {
  id: 'page-frames',
  says: 'Another frame, or another answer to who may see a page, is said.',
  find({ parts, live }) {
    const before = new Map(live.flatMap((part) => part.pages.map((page) => [page.id, page] as const)));
    return parts.flatMap(({ part, pages }) =>
      pages.flatMap((page): Found[] => {
        const old = before.get(page.id);
        if (!old) return [];
        const changes = [
          ...(old.layout === page.layout ? [] : [`is drawn in the frame ${page.layout} instead of ${old.layout}`]),
          ...(old.guarded === page.guarded
            ? []
            : [page.guarded ? 'is only for signed-in customers now' : 'is for everybody now']),
        ];
        return changes.map((what) => ({
          part,
          blocks: false,
          what: `${page.id} ${what}`,
          todo: 'nothing, if it is meant',
        }));
      }),
    );
  },
};
