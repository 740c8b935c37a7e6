import { vocabulary, type WordOf } from './vocabulary.ts';

/** Whether a review is shown: not before it was checked, and not when the shop hid it. */
export const reviewStates = vocabulary('state of a review', { pending: 0, shown: 1, hidden: 2 });
export type ReviewState = WordOf<typeof reviewStates>;
