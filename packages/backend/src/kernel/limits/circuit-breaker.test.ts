import { stat } from 'node:fs';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('down'));
const responses = async () => 'fine';

let probe = vi.fn<() => Promise<unknown>>();
let said: string[] = [];
let breaker: CircuitBreaker;

beforeEach(() => {
  probe = vi.fn(responses);
  said = [];
  breaker = new CircuitBreaker({
    probe: () => probe(),
    onOpen: (reason) => said.push(`open: ${(reason as Error).message}`),
    onClose: () => said.push('closed'),
  });
});
afterEach(() => {
  breaker.end();
  vi.useRealTimers();
});

describe('a circuit breaker', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'] });
  });

  it('passes answers on while it is closed', async () => {
    expect(await breaker.attempt(responses)).toBe('fine');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([breaker.state, probe.mock.calls.length, said]).toEqual(['closed', 0, []]);
  });

  it('opens at the first failure, and sends nothing any more', async () => {
    expect(await breaker.attempt(fails)).toBeNull();
    const work = vi.fn(responses);
    expect(await breaker.attempt(work)).toBeNull();
    expect([breaker.state, work.mock.calls.length, said]).toEqual(['open', 0, ['open: down']]);
  });

  it('gives an answer 100 ms, and says once that none came, however many waited', async () => {
    const waiting = Promise.all([1, 2, 3].map(() => breaker.attempt(never)));
    await vi.advanceTimersByTimeAsync(99);
    expect(breaker.state).toBe('closed');
    await vi.advanceTimersByTimeAsync(2);
    expect(await waiting).toEqual([null, null, null]);
    expect(said).toEqual(['open: no answer within 100 ms']);
  });

  it('tries once a second until a trial succeeds', async () => {
    await breaker.attempt(fails);
    probe.mockImplementation(fails);
    await vi.advanceTimersByTimeAsync(3500);
    expect([probe.mock.calls.length, breaker.state]).toEqual([3, 'open']);
    probe.mockImplementation(responses);
    await vi.advanceTimersByTimeAsync(600);
    expect([breaker.state, said]).toEqual(['closed', ['open: down', 'closed']]);
    expect(await breaker.attempt(responses)).toBe('fine');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probe).toHaveBeenCalledTimes(4);
  });

  it('has one trial at a time, and sends nothing else meanwhile', async () => {
    await breaker.attempt(fails);
    probe.mockImplementation(never);
    await vi.advanceTimersByTimeAsync(1050);
    expect(breaker.state).toBe('half-open');
    const work = vi.fn(responses);
    expect(await breaker.attempt(work)).toBeNull();
    await vi.advanceTimersByTimeAsync(60);
    expect([work.mock.calls.length, probe.mock.calls.length, breaker.state]).toEqual([0, 1, 'open']);
  });

  it('waits longer when it opens again and again, until it was well for a minute', async () => {
    const pauses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await breaker.attempt(fails);
      let seconds = 0;
      for (; breaker.state !== 'closed'; seconds += 1) await vi.advanceTimersByTimeAsync(1000);
      pauses.push(seconds);
    }
    expect(pauses).toEqual([1, 2, 4, 5, 5]);
    await vi.advanceTimersByTimeAsync(60_001);
    await breaker.attempt(fails);
    await vi.advanceTimersByTimeAsync(1001);
    expect(breaker.state).toBe('closed');
  });

  it('can be asked to look before it is needed', async () => {
    await breaker.check();
    expect(breaker.state).toBe('closed');
    probe.mockImplementation(fails);
    await breaker.check();
    expect(breaker.state).toBe('open');
  });

  it('tries no more once it has ended', async () => {
    await breaker.attempt(fails);
    breaker.end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probe).not.toHaveBeenCalled();
  });
});

it('takes an answer that arrived while the process was busy itself', async () => {
  const asked = breaker.attempt(() => promisify(stat)('/'));
  for (const until = performance.now() + 250; performance.now() < until; );
  expect(await asked).not.toBeNull();
  expect(breaker.state).toBe('closed');
});
