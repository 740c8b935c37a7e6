import type { StreamState } from '@jishi/streams/messages';
import type { z } from 'zod';

type EventState<Data extends z.ZodType> = {
  state: string | number;
  /** Name of the event, and what it carries. */
  event: string;
  data: z.input<Data>;
  /** There is nothing to wait for after it. */
  isLast?: boolean;
  /** When it changes by the time alone. */
  changesAt?: Date | null;
};

/**
 * A state with the event that tells it. `schema` is that of the route (`config.event`): it writes the data, as an answer is
 * written by its schema.
 */
export function eventState<Data extends z.ZodType>(
  schema: Data,
  { state, event, data, isLast = false, changesAt = null }: EventState<Data>,
  now: Date,
): StreamState {
  return {
    state,
    text: `event: ${event}\ndata: ${JSON.stringify(schema.parse(data))}\n\n`,
    isLast,
    changesWithin: isLast || changesAt === null ? null : Math.max(0, changesAt.getTime() - now.getTime()),
  };
}
