import { setTimeout as pause } from 'node:timers/promises';
import { readStreamSubject } from '@jishi/streams/routes';
import { readNews } from './read-news.ts';

/** A subject of the api (`good:5`, `banners`), or null: anything may have changed. */
export type NewsListener = (subject: string | null) => void;

export type ApiNews = {
  /** `heard`: changes arrive · `lost`: they should, and do not · `off`: there is no key to ask with. */
  readonly state: 'heard' | 'lost' | 'off';
  /** An api has let web follow: its internal calls can be made, whether news arrive now or not. */
  readonly isAnswered: boolean;
  /** @returns what ends it */
  listen(listener: NewsListener): () => void;
  stop(): Promise<void>;
};

type ApiNewsOptions = {
  apiOrigin: string;
  internalKey: string | null;
  log: { info(text: string): void; warn(details: object, text: string): void };
  /** Milliseconds, see `limits.ts`. */
  limits: { newsSilentFor: number; newsRetryAfter: number; newsAgainAfter: number };
};

/** Follows the event stream of the api that says what changed. One api hears the changes of all. */
export function followApiNews({ apiOrigin, internalKey, log, limits }: ApiNewsOptions): ApiNews {
  const listeners = new Set<NewsListener>();
  const stopping = new AbortController();
  let state: ApiNews['state'] = internalKey === null ? 'off' : 'lost';
  let isAnswered = false;
  const again = new Set<NodeJS.Timeout>();
  const tell = (subject: string | null): void => {
    for (const listener of listeners) listener(subject);
  };
  // Meanwhile a page may have been made of an old answer (`newsAgainAfter`).
  const tellTwice = (subject: string | null): void => {
    tell(subject);
    const timer = setTimeout(() => {
      again.delete(timer);
      tell(subject);
    }, limits.newsAgainAfter);
    again.add(timer);
  };
  // Who follows an order asks the database itself, where it has changed already.
  const tellOf = (subject: string): void => (readStreamSubject(subject) ? tell : tellTwice)(subject);

  const followOnce = async (key: string): Promise<void> => {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), limits.newsSilentFor);
    const signal = AbortSignal.any([silence.signal, stopping.signal]);
    try {
      const answer = await fetch(`${apiOrigin}/internal/news`, { headers: { 'x-internal-key': key }, signal });
      if (!answer.ok || !answer.body) throw new Error(`the api answered ${answer.status}`);
      isAnswered = true;
      for await (const line of readNews(answer.body)) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), limits.newsSilentFor);
        if (line.event === 'lost') state = 'lost';
        else if (line.event === 'connected') {
          if (state !== 'heard') log.info('news of the api arrive');
          state = 'heard';
          tellTwice(null);
        } else if (line.data !== '') tellOf(line.data);
      }
      throw new Error('the api ended the stream');
    } finally {
      clearTimeout(timer);
    }
  };

  const follow = async (key: string): Promise<void> => {
    while (!stopping.signal.aborted) {
      await followOnce(key).catch((err: unknown) => {
        if (state === 'heard' && !stopping.signal.aborted) log.warn({ err }, 'news of the api do not arrive');
      });
      state = 'lost';
      await pause(limits.newsRetryAfter, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const following = internalKey === null ? Promise.resolve() : follow(internalKey);

  return {
    get state() {
      return state;
    },
    get isAnswered() {
      return isAnswered;
    },
    listen(listener) {
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
