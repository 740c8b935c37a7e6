import type { IncomingMessage } from 'node:http';
import type { HttpLimits } from './limits.ts';
import { type HttpRefusal, type RefusalReason, refusalOf } from './refusal.ts';

/** Whether a body was announced that has not been read to its end. Injected requests of tests are whole. */
export function isUnread({ headers, complete }: IncomingMessage): boolean {
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  return hasBody && complete === false;
}

export type WatchedBody = {
  /** Whoever reads it gets an error saying that it ends here. */
  end(reason: RefusalReason): void;
  /** It is no longer watched. */
  stop(): void;
};

export type WatchBodyOptions = {
  limits: HttpLimits;
  /** It takes longer than it may. */
  onSlow: () => void;
  /** It has arrived whole. */
  onWhole: () => void;
};

/** Thousands that began together are not looked at together: their answers would hold up everybody else's. */
const SPREAD = 1;

/** How soon a reader that had not begun gets it again, in milliseconds. */
const REPORT_AGAIN = 200;

/**
 * Watches how fast a body comes by what its connection has read, so whoever reads it is free to do so in any way. The error a reader gets is
 * an event only: the connection stays open for the answer.
 */
export function watchBody(raw: IncomingMessage, { limits, onSlow, onWhole }: WatchBodyOptions): WatchedBody {
  const { bodyGrace, bodySpeed } = limits;
  const startedAt = performance.now();
  // What came together with the head is of the body as well.
  const before = raw.socket.bytesRead - raw.readableLength;
  let timer: NodeJS.Timeout;
  let hasEnded = false;

  const check = () => {
    const received = raw.socket.bytesRead - before;
    const left = bodyGrace + (received / bodySpeed) * 1000 - (performance.now() - startedAt);
    if (left <= 0) onSlow();
    else timer = setTimeout(check, left);
  };
  const report = (refusal: HttpRefusal) => {
    raw.emit('error', refusal);
    timer = setTimeout(report, REPORT_AGAIN, refusal);
  };
  const stop = () => {
    hasEnded = true;
    clearTimeout(timer);
    raw.off('end', whole);
    raw.off('close', stop);
  };
  const whole = () => {
    stop();
    onWhole();
  };
  timer = setTimeout(check, bodyGrace * (1 + Math.random() * SPREAD));
  raw.on('error', () => {}); // a body nobody reads must not end the process
  raw.once('end', whole);
  raw.once('close', stop);
  return {
    end(reason) {
      if (hasEnded) return;
      clearTimeout(timer);
      report(refusalOf(reason));
    },
    stop,
  };
}
