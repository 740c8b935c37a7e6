import type { StreamState } from '@jishi/streams/messages';

type EventState = {
  state: string | number;
  /** Name of the event, and what it carries. */
  event: string;
  data: object;
  /** There is nothing to wait for after it. */
  isLast?: boolean;
  /** When it changes by the time alone. */
  changesAt?: Date | null;
};

/** A state with the event that tells it. */
export function eventState(
  { state, event, data, isLast = false, changesAt = null }: EventState,
  now: Date,
): StreamState {
  return {
    state,
    text: `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
    isLast,
    changesWithin: isLast || changesAt === null ? null : Math.max(0, changesAt.getTime() - now.getTime()),
  };
}
