import { expect, it } from 'vitest';
import { nextTurn, reminderState } from './reminder-state.ts';

const MINUTE = 60_000;
const startsAt = 100 * MINUTE;
const none = { saleIds: ['9'], secondsBefore: 300 };
const mine = { saleIds: ['9', '3'], secondsBefore: 300 };

it.each([
  { now: 0, reminders: undefined, state: 'unknown', turn: startsAt },
  { now: 0, reminders: none, state: 'open', turn: 95 * MINUTE },
  { now: 95 * MINUTE - 1, reminders: none, state: 'open', turn: 95 * MINUTE },
  { now: 95 * MINUTE, reminders: none, state: 'soon', turn: startsAt },
  { now: 0, reminders: mine, state: 'set', turn: startsAt },
  { now: 99 * MINUTE, reminders: mine, state: 'set', turn: startsAt },
  { now: startsAt, reminders: mine, state: 'begun', turn: undefined },
  { now: startsAt, reminders: undefined, state: 'begun', turn: undefined },
  { now: 99 * MINUTE, reminders: { saleIds: [], secondsBefore: null }, state: 'open', turn: startsAt },
] as const)('at $now with $reminders it is $state', ({ now, reminders, state, turn }) => {
  const question = { saleId: '3', startsAt, now, reminders };
  expect([reminderState(question), nextTurn(question)]).toEqual([state, turn]);
});
