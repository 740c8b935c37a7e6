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
  const following = followPlans({ channels, makeDue }, log, stopping.signal, 1);
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
