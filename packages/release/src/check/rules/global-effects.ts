import type { Rule } from './rule.ts';

export const globalEffects: Rule = {
  id: 'global-effects',
  says: 'What a part does outside of itself (globals, styles of the page, foreign origins) is allowed by the shell.',
  find: ({ parts, shell }) =>
    parts.flatMap(({ part, effects }) =>
      effects
        .filter((effect) => !shell.allows.some((one) => isOf(one.part, part) && covers(one.effect, effect)))
        .map((effect) => ({
          part,
          what: `reaches outside: ${effect}`,
          todo: 'take it out, or let the shell allow it in its part.ts with the reason',
        })),
    ),
};

const isOf = (allowed: string, part: string): boolean => allowed === '*' || allowed === part;

const covers = (allowed: string, effect: string): boolean =>
  allowed.endsWith('*') ? effect.startsWith(allowed.slice(0, -1)) : allowed === effect;
