import { expect, test } from 'vitest';
import type { ChangeEvents } from '../change-events/change-events.ts';
import { defaultLimits } from '../config/limits.ts';
import { shareAnswers } from './answer-sharing.ts';

test.each([
  ['connected', defaultLimits.answersFresh],
  ['off', defaultLimits.answersFreshWithoutChangeEvents],
  ['lost', 0],
] as const)('while change events are %s answers are shared for %i ms', (state, fresh) => {
  const changeEvents: ChangeEvents = { state, isAccepted: true, subscribe: () => () => {}, stop: async () => {} };
  expect(shareAnswers({ changeEvents, limits: defaultLimits, count: () => {} }).freshFor()).toBe(fresh);
});
