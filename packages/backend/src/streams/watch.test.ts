import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewsListener } from '../news/news.ts';
import { eventStream } from './event-stream.ts';
import { Watch } from './watch.ts';

const states = new Map<string, number>();
const asked: string[][] = [];
let isDown = false;
let listener: NewsListener = () => {};
let onGap = () => {};
const news = {
  isConnected: true,
  on: (_topic: string, heard: NewsListener) => {
    listener = heard;
    return () => {};
  },
  onGap: (gap: () => void) => {
    onGap = gap;
    return () => {};
  },
};
const read = async (keys: string[]) => {
  asked.push(keys);
  if (isDown) throw new Error('down');
  return new Map(keys.flatMap((key) => (states.has(key) ? [[key, states.get(key) ?? 0]] : [])));
};
let watch: Watch<number>;
const announce = (id: string) => listener({ subject: `order:${id}`, id });
/** Lets everything happen that is due. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(news, { isConnected: true });
  states.clear();
  asked.length = 0;
  isDown = false;
  watch = new Watch({ news, topic: 'order', read, everyMs: 30_000 });
});
afterEach(() => {
  watch.close();
  vi.useRealTimers();
});

describe('a watch', () => {
  it('asks for what is followed and was announced, once for all who follow it', async () => {
    const told: string[] = [];
    states.set('1', 10).set('2', 20);
    watch.listen('1', (state) => told.push(`a${state}`));
    watch.listen('1', (state) => told.push(`b${state}`));
    watch.listen('2', (state) => told.push(`c${state}`));
    await settle();
    expect(asked).toEqual([['1', '2']]);
    expect(told).toEqual(['a10', 'b10', 'c20']);
    states.set('1', 11);
    for (const id of ['1', '1', '3']) announce(id);
    await settle();
    expect(asked.slice(1)).toEqual([['1']]);
    expect(told.slice(3)).toEqual(['a11', 'b11']);
  });

  it('asks for nothing while nobody follows', async () => {
    const stop = watch.listen('1', () => {});
    await settle();
    stop();
    announce('1');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toEqual([['1']]);
  });

  it('asks for everything in intervals, sooner while news do not arrive, and when they do again', async () => {
    watch.listen('1', () => {});
    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked).toHaveLength(1);
    Object.assign(news, { isConnected: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toHaveLength(5);
    onGap();
    await settle();
    expect(asked).toHaveLength(6);
  });

  it('outlives a database that does not answer', async () => {
    const told: number[] = [];
    states.set('1', 10);
    isDown = true;
    watch.listen('1', (state) => told.push(state));
    await settle();
    isDown = false;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual([10]);
  });
});

describe('an event stream', () => {
  const open = (signal: AbortSignal) => {
    const describe = (state: number) => ({ state });
    return eventStream({ watch, key: '1', first: 0, event: 'state', describe, isLast: (state) => state === 9 }, signal);
  };

  it('is never silent for longer than fifteen seconds, and over after ten minutes', async () => {
    const chunks: string[] = [];
    const reading = (async () => {
      for await (const chunk of open(new AbortController().signal)) chunks.push(chunk);
    })();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(chunks).toEqual([
      'retry: 3000\n\n',
      'event: state\ndata: {"state":0}\n\n',
      ': waiting\n\n',
      ': waiting\n\n',
      ': waiting\n\n',
    ]);
    await vi.advanceTimersByTimeAsync(555_000);
    await reading;
  });

  it('follows nothing any more once its reader has left', async () => {
    const leaving = new AbortController();
    const stream = open(leaving.signal);
    await stream.next();
    await stream.next();
    const waiting = stream.next();
    leaving.abort();
    expect(await waiting).toMatchObject({ done: true });
    await settle();
    asked.length = 0;
    announce('1');
    await settle();
    expect(asked).toEqual([]);
  });
});
