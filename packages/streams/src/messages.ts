import * as z from 'zod';

/** With this header, and the internal key, web asks a stream's path for a subscription in place of the stream. */
export const SUBSCRIPTION_HEADER = 'x-stream-subscription';
/** Where web asks the api for the states of what its readers follow. */
export const STATES_PATH = '/internal/streams/states';
/** Subjects of one question. The database finds so many rows by key within some milliseconds, and nothing waits long behind it. */
export const SUBJECTS_AT_ONCE = 500;

/** How things stand with what a stream follows. */
export const streamState = z.object({
  /** Two states that are equal need not be sent twice. */
  state: z.union([z.string(), z.number()]),
  /** The event as it is sent. */
  text: z.string(),
  /** There is nothing to wait for after this one. */
  isLast: z.boolean(),
  /** Milliseconds until it changes by the time alone; null when it does not. */
  changesWithin: z.number().nullable(),
  /** Milliseconds in which it is asked for, and sent, once at most, however often it changes; without it at every change event. */
  atMostEvery: z.number().optional(),
});

export type StreamState = z.infer<typeof streamState>;

/** What a reader may follow, after the api has decided that they may. */
export const subscription = z.object({
  subject: z.string(),
  /** Who is counted, and how many streams of the topic they may have open in one process. */
  owner: z.string(),
  most: z.int().positive(),
  first: streamState,
  /** What the same stream follows besides. It ends when there is nothing to wait for in any of them. */
  others: z.array(z.object({ subject: z.string(), first: streamState })).optional(),
});

export type Subscription = z.infer<typeof subscription>;

export const statesQuestion = z.object({ subjects: z.array(z.string().max(100)).max(SUBJECTS_AT_ONCE) });

/** By subject; what is not there has no state and stays as it was. */
export const statesAnswer = z.object({ states: z.record(z.string(), streamState) });
