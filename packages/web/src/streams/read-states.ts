import { STATES_PATH, type StreamState, statesAnswer } from '@jishi/streams/messages';

export type StatesLog = { info(text: string): void; warn(details: object, text: string): void };

type ReadStatesOptions = {
  apiOrigin: string;
  internalKey: string;
  log: StatesLog;
  /** Milliseconds. */
  within: number;
};

/** Asks the api how things stand with what readers follow; says once when it does not answer, and when it does again. */
export function createReadStates({ apiOrigin, internalKey, log, within }: ReadStatesOptions) {
  let isAnswered = true;

  const ask = async (subjects: readonly string[]): Promise<Map<string, StreamState>> => {
    const response = await fetch(apiOrigin + STATES_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-key': internalKey },
      body: JSON.stringify({ subjects }),
      signal: AbortSignal.timeout(within),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the api answered ${response.status}`);
    return new Map(Object.entries(statesAnswer.parse(JSON.parse(text)).states));
  };

  return async (subjects: readonly string[]): Promise<Map<string, StreamState>> => {
    try {
      const states = await ask(subjects);
      if (!isAnswered) log.info('the api says again how things stand for streams');
      isAnswered = true;
      return states;
    } catch (err) {
      if (isAnswered) log.warn({ err }, 'the api does not say how things stand: streams tell what they know');
      isAnswered = false;
      throw err;
    }
  };
}
