import type { ChangeEvents } from '../../kernel/change-events/change-events.ts';
import { TOPICS } from '../../kernel/change-events/tags.ts';

/** Web takes a stream that is silent for longer than some of these for broken. */
const HEARTBEAT_MS = 1_000;

/**
 * Change events as an event stream: `connected` when they arrive from now on (and again after some were missed), `lost` when they
 * do not, and the tag of each as data.
 */
export async function* changeEventStream(changeEvents: ChangeEvents, signal: AbortSignal): AsyncGenerator<string> {
  const waiting: string[] = [];
  let wake = (): void => {};
  let isConnected = false;
  const say = (text: string): void => {
    waiting.push(text);
    wake();
  };
  const sayState = (): void => {
    if (changeEvents.isConnected === isConnected) return;
    isConnected = changeEvents.isConnected;
    say(`event: ${isConnected ? 'connected' : 'lost'}\ndata: \n\n`);
  };
  const onResync = (): void => {
    isConnected = false;
    sayState();
  };
  const stops = [
    ...TOPICS.map((topic) => changeEvents.on(topic, ({ tag }) => say(`data: ${tag}\n\n`))),
    changeEvents.onResync(onResync),
  ];
  const heartbeat = setInterval(() => {
    sayState();
    say(': here\n\n');
  }, HEARTBEAT_MS);
  signal.addEventListener('abort', () => wake());
  try {
    say(': here\n\n');
    sayState();
    while (!signal.aborted) {
      if (waiting.length > 0) yield waiting.splice(0).join('');
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    clearInterval(heartbeat);
    for (const stop of stops) stop();
  }
}
