import type { Found, Rule } from './rule.ts';

export const fragmentThere: Rule = {
  id: 'fragment-there',
  says: 'Every fragment a part places is in the release.',
  find({ parts, live }) {
    const idsOf = (declarations: typeof parts) =>
      new Set(declarations.flatMap(({ fragments }) => fragments.map(({ id }) => id)));
    const [there, before] = [idsOf(parts), idsOf(live)];
    return parts.flatMap(({ part, places }) =>
      places.flatMap(({ id }): Found[] => {
        if (there.has(id)) return [];
        return before.has(id)
          ? [
              {
                part,
                what: `places ${id}, which would be gone`,
                todo: 'keep the fragment, or take its places out first',
              },
            ]
          : [
              {
                part,
                what: `places ${id}, which no part has`,
                todo: 'pin the part that has it together with this one',
              },
            ];
      }),
    );
  },
};
