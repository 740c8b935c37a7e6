import type { News } from '../../kernel/news/news.ts';
import { TOPICS } from '../../kernel/news/subjects.ts';

/** Web takes a stream that is silent for longer than some of these for broken. */
const HEARTBEAT_MS = 1_000;

/**
 * News as an event stream: `connected` when they arrive from now on (and again after some were missed), `lost` when they
 * do not, and the subject of each as data.
 */
export async function* streamNews(news: News, signal: AbortSignal): AsyncGenerator<string> {
  const waiting: string[] = [];
  let wake = (): void => {};
  let isConnected = false;
  const say = (text: string): void => {
    waiting.push(text);
    wake();
  };
  const sayState = (): void => {
    if (news.isConnected === isConnected) return;
    isConnected = news.isConnected;
    say(`event: ${isConnected ? 'connected' : 'lost'}\ndata: \n\n`);
  };
  const onGap = (): void => {
    isConnected = false;
    sayState();
  };
  const stops = [
    ...TOPICS.map((topic) => news.on(topic, ({ subject }) => say(`data: ${subject}\n\n`))),
    news.onGap(onGap),
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
