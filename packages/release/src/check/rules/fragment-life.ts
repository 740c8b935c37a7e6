import type { Found, Rule } from './rule.ts';

export const fragmentLife: Rule = {
  id: 'fragment-life',
  says: 'Another moment at which a fragment becomes alive is said.',
  find({ parts, live }) {
    const before = new Map(live.flatMap((part) => part.fragments.map((fragment) => [fragment.id, fragment] as const)));
    return parts.flatMap(({ part, fragments }) =>
      fragments.flatMap(({ id, hydrate, wakeOn }): Found[] => {
        const old = before.get(id);
        if (!old) return [];
        const [was, is] = [momentsOf(old), momentsOf({ hydrate, wakeOn })];
        if (was === is) return [];
        return [
          {
            part,
            blocks: false,
            what: `${id} becomes alive on ${is} instead of ${was}`,
            todo: 'nothing, if it is meant',
          },
        ];
      }),
    );
  },
};

const momentsOf = ({ hydrate, wakeOn }: { hydrate: string; wakeOn: readonly string[] }): string =>
  [hydrate, ...[...wakeOn].sort()].join(', ');
