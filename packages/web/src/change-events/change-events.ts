import { setTimeout as pause } from 'node:timers/promises';
import { readStreamSubject } from '@jishi/streams/routes';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** A tag of the api (`good:5`, `banners`), or null: anything may have changed (a resync). */
export type ChangeListener = (tag: string | null) => void;

export type ChangeEvents = {
  /** `connected`: they arrive · `lost`: they should, and do not · `off`: there is no key to ask with. */
  readonly state: 'connected' | 'lost' | 'off';
  /** An api has let web follow: its internal calls can be made, whether change events arrive now or not. */
  readonly isAccepted: boolean;
  /** @returns what unsubscribes */
  subscribe(listener: ChangeListener): () => void;
  stop(): Promise<void>;
};

type ChangeEventsOptions = {
  apiOrigin: string;
  internalKey: string | null;
  log: { info(text: string): void; warn(details: object, text: string): void };
  /** Milliseconds, see `limits.ts`. */
  limits: { changeEventsSilentFor: number; changeEventsRetryAfter: number; changeEventsRepeatAfter: number };
};

/** Follows the event stream of the api that says what changed. One api receives the changes of all. */
export function followChangeEvents({ apiOrigin, internalKey, log, limits }: ChangeEventsOptions): ChangeEvents {
  const listeners = new Set<ChangeListener>();
  const stopping = new AbortController();
  let state: ChangeEvents['state'] = internalKey === null ? 'off' : 'lost';
  let isAccepted = false;
  const again = new Set<NodeJS.Timeout>();
  const emit = (tag: string | null): void => {
    for (const listener of listeners) listener(tag);
  };
  // Meanwhile a page may have been made of an old response (`changeEventsRepeatAfter`).
  const emitTwice = (tag: string | null): void => {
    emit(tag);
    const timer = setTimeout(() => {
      again.delete(timer);
      emit(tag);
    }, limits.changeEventsRepeatAfter);
    again.add(timer);
  };
  // Who follows an order asks the database itself, where it has changed already.
  const emitTag = (tag: string): void => (readStreamSubject(tag) ? emit : emitTwice)(tag);

  const onEvent = ({ event, data }: EventSourceMessage): void => {
    if (event === 'lost') state = 'lost';
    else if (event === 'connected') {
      if (state !== 'connected') log.info('change events of the api arrive');
      state = 'connected';
      emitTwice(null);
    } else if (data !== '') emitTag(data);
  };

  const followOnce = async (key: string): Promise<void> => {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), limits.changeEventsSilentFor);
    const signal = AbortSignal.any([silence.signal, stopping.signal]);
    try {
      const answer = await fetch(`${apiOrigin}/internal/change-events`, { headers: { 'x-internal-key': key }, signal });
      if (!answer.ok || !answer.body) throw new Error(`the api answered ${answer.status}`);
      isAccepted = true;
      const parser = createParser({ onEvent });
      const decoder = new TextDecoder();
      // Comments too say that it is there.
      for await (const bytes of answer.body) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), limits.changeEventsSilentFor);
        parser.feed(decoder.decode(bytes, { stream: true }));
      }
      throw new Error('the api ended the stream');
    } finally {
      clearTimeout(timer);
    }
  };

  const follow = async (key: string): Promise<void> => {
    while (!stopping.signal.aborted) {
      await followOnce(key).catch((err: unknown) => {
        if (state === 'connected' && !stopping.signal.aborted)
          log.warn({ err }, 'change events of the api do not arrive');
      });
      state = 'lost';
      await pause(limits.changeEventsRetryAfter, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const following = internalKey === null ? Promise.resolve() : follow(internalKey);

  return {
    get state() {
      return state;
    },
    get isAccepted() {
      return isAccepted;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      stopping.abort();
      for (const timer of again) clearTimeout(timer);
      await following;
    },
  };
}
