import type { Release } from '@jishi/contracts/release';
import { expect, test, vi } from 'vitest';
import { RegistryError } from '../errors/registry-error.ts';
import { followPlans } from './follow-plans.ts';

const made = (serial: number) => ({
  release: { serial, author: 'Li', reason: 'sale' } as Release,
  created: true,
  warnings: [],
});

test('everything that is due is made on every channel, and a refusal is told once', async () => {
  const due: Record<string, number[]> = { live: [7, 8], preview: [3] };
  const makeDue = vi.fn(async (channel: string) => {
    if (channel === 'broken') throw new RegistryError('conflict', 'it is frozen');
    const serial = due[channel]?.shift();
    return serial === undefined ? null : made(serial);
  });
  const log = { info: vi.fn(), warn: vi.fn() };
  const stopping = new AbortController();
  const channels = vi.fn(async () => ['broken', 'live', 'preview']);
  channels.mockRejectedValueOnce(new RegistryError('unavailable', 'the bucket does not answer'));
  const abortBad = vi.fn(async () => null);
  const following = followPlans({ channels, makeDue, abortBad }, log, stopping.signal, 1);
  await vi.waitFor(() => expect(channels.mock.calls.length).toBeGreaterThan(4));
  stopping.abort();
  await following;
  expect(log.info.mock.calls.map(([facts]) => [facts.channel, facts.serial])).toEqual([
    ['live', 7],
    ['live', 8],
    ['preview', 3],
  ]);
  expect(log.warn.mock.calls).toEqual([[{ channel: 'broken' }, 'what is due could not be made: it is frozen']]);
  expect(makeDue.mock.calls.filter(([channel]) => channel === 'broken')).toHaveLength(1);
});

test('rollouts are judged with each look, whatever a step waits for, and what keeps it from being judged is told once', async () => {
  let judged = 0;
  const answers: Record<number, () => unknown> = {
    2: () => made(9),
    4: () => {
      throw new RegistryError('unavailable', 'the api does not answer');
    },
  };
  const abortBad = vi.fn(async () => {
    judged += 1;
    return (answers[judged === 5 ? 4 : judged]?.() ?? null) as ReturnType<typeof made> | null;
  });
  const makeDue = vi.fn(async () => {
    throw new RegistryError('conflict', 'the rollout waits');
  });
  const log = { info: vi.fn(), warn: vi.fn() };
  const stopping = new AbortController();
  const following = followPlans({ channels: async () => ['live'], makeDue, abortBad }, log, stopping.signal, 1);
  await vi.waitFor(() => expect(judged).toBeGreaterThan(7));
  stopping.abort();
  await following;
  expect(makeDue).toHaveBeenCalledTimes(1);
  expect(log.warn.mock.calls.map(([, text]) => text)).toEqual([
    'what is due could not be made: the rollout waits',
    'a rollout was aborted',
    'the rollout cannot be judged: the api does not answer',
  ]);
  expect(log.info.mock.calls.map(([, text]) => text)).toEqual(['rollouts are judged again']);
});
