import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

export type Answer = string | Buffer | Readable;

export const isAnswer = (payload: unknown): payload is Answer =>
  typeof payload === 'string' || Buffer.isBuffer(payload) || payload instanceof Readable;

/**
 * An answer to a request whose body is still coming: it is sent at once, the rest of the body is thrown away, and the connection ends when
 * the body does or after `within` milliseconds. Closing with unread bytes would reset the connection and could tear the answer from it.
 */
export function lingering(answer: Answer, raw: IncomingMessage, within: number): Readable {
  return Readable.from(answerThenWait(answer, raw, within), { objectMode: false });
}

async function* answerThenWait(answer: Answer, raw: IncomingMessage, within: number) {
  if (answer instanceof Readable) yield* answer;
  else yield answer;
  raw.resume();
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, within);
    raw.once('end', done).once('close', done);
  });
}
