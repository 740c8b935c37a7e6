import type { Budget } from '@jishi/contracts/release';
import type { Rule } from './rule.ts';

const words: Record<keyof Budget, string> = { start: 'to start', largestModule: 'for its largest page or fragment' };

export const budgets: Rule = {
  id: 'budgets',
  says: 'No part sends more bytes than its budget.',
  find: ({ parts }) =>
    parts.flatMap(({ part, size, budget }) =>
      (Object.keys(words) as (keyof Budget)[])
        .filter((kind) => size[kind] > budget[kind])
        .map((kind) => ({
          part,
          what: `sends ${size[kind]} bytes ${words[kind]}, ${size[kind] - budget[kind]} more than its budget`,
          todo: 'make it smaller, or raise the budget in its part.ts with the reason in the commit',
        })),
    ),
};
