import type { ChangeEvents, ChangeListener } from '../change-events/change-events.ts';
import type { Limits } from '../config/limits.ts';

/** What threads are told, so that their pages may share answers of the api. */
export type AnswerSharing = {
  /** For how many milliseconds an answer may be shared now. */
  freshFor(): number;
  /** @returns what unsubscribes */
  subscribe(listener: ChangeListener): () => void;
  /** A page shared so many answers, and asked for so many others may share. */
  count(answers: { hit: number; miss: number }): void;
};

type AnswerSharingOptions = {
  changeEvents: ChangeEvents;
  limits: Pick<Limits, 'answersFresh' | 'answersFreshWithoutChangeEvents'>;
  count: AnswerSharing['count'];
};

export function shareAnswers({ changeEvents, limits, count }: AnswerSharingOptions): AnswerSharing {
  const freshFor = { connected: limits.answersFresh, off: limits.answersFreshWithoutChangeEvents, lost: 0 };
  return {
    freshFor: () => freshFor[changeEvents.state],
    subscribe: changeEvents.subscribe,
    count,
  };
}
