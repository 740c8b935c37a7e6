import { setTimeout as sleep } from 'node:timers/promises';
import type { Pulse } from './pulse.ts';

/** Milliseconds between two looks; proxies close what is silent for longer than half a minute. */
const [EVERY, HEARTBEAT] = [2_000, 15_000];

export type Followed = {
  channel: string;
  pulse: Pulse;
  /** Whether the reader may still look: their token may have been revoked. */
  mayLook: () => Promise<boolean>;
  stopped: AbortSignal;
};

/** An event stream: one event with how a channel stands at once, and one whenever that has changed. */
export async function* changesStream({ channel, pulse, mayLook, stopped }: Followed): AsyncGenerator<string> {
  let sent: string | null = null;
  let quietSince = performance.now();
  yield 'retry: 3000\n\n';
  while (!stopped.aborted && (await mayLook())) {
    // A registry that does not answer for a moment has not changed; the page says itself when the service is gone.
    const now: string | null = await pulse(channel).catch(() => sent);
    if (now !== sent || performance.now() - quietSince >= HEARTBEAT) {
      yield now === sent ? ': waiting\n\n' : `data: ${now}\n\n`;
      sent = now;
      quietSince = performance.now();
    }
    await sleep(EVERY, undefined, { signal: stopped }).catch(() => undefined);
  }
}
