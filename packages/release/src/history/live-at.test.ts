import type { Release } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { RegistryError } from '../errors/registry-error.ts';
import { aRelease } from '../testing/builds.ts';
import { findLiveAt, liveAround } from './live-at.ts';

const HOUR = 3_600_000;
const BEGAN = Date.parse('2025-11-21T00:00:00Z');
const timeOf = (serial: number): string => new Date(BEGAN + serial * 4 * HOUR).toISOString();

type Broken = Readonly<Record<number, 'gone' | 'garbage' | 'unsigned'>>;

/** A channel with a release every four hours. */
function aChannel(count: number, broken: Broken = {}) {
  let reads = 0;
  const read = (serial: number): Release => {
    reads += 1;
    if (broken[serial] === 'gone') throw new RegistryError('not-found', 'gone');
    return aRelease({ serial, time: timeOf(serial) });
  };
  return {
    reads: () => reads,
    serials: async () => Array.from({ length: count }, (_, at) => at + 1),
    readDocument: async (_: string, serial: number) =>
      Buffer.from(broken[serial] === 'garbage' ? '{' : JSON.stringify(read(serial))),
    readRelease: async (_: string, serial: number) => {
      if (broken[serial]) throw new RegistryError('untrusted', 'not signed');
      return read(serial);
    },
  };
}

const at = (hours: number): Date => new Date(BEGAN + hours * HOUR);

test.each([
  [1, { found: null }],
  [4, { found: 1, until: timeOf(2), before: null }],
  [11, { found: 2, until: timeOf(3), before: 1 }],
  [12, { found: 3, until: timeOf(4), before: 2 }],
  [1_000, { found: 5, until: null, before: 4 }],
])('%i hours after a channel began', async (hours, expected) => {
  const found = await findLiveAt(aChannel(5), 'live', at(hours));
  expect(
    found ? { found: found.release.serial, until: found.until, before: found.before?.serial ?? null } : { found },
  ).toEqual(expected);
});

test.each(['gone', 'garbage', 'unsigned'] as const)('documents that are %s are passed over', async (how) => {
  for (let hours = 1; hours < 44; hours += 1) {
    for (const serials of [[5], [4, 5, 6], [1], [10], [6, 8]]) {
      const broken = Object.fromEntries(serials.map((serial) => [serial, how]));
      const wanted = Array.from({ length: 10 }, (_, index) => index + 1).findLast(
        (serial) => !broken[serial] && serial * 4 <= hours,
      );
      const found = await findLiveAt(aChannel(10, broken), 'live', at(hours));
      expect([hours, serials, found?.release.serial]).toEqual([hours, serials, wanted]);
    }
  }
});

test.each([1, 999, 1_000, 1_999, 2_000])('of two thousand releases a dozen are read to find %i', async (serial) => {
  const channel = aChannel(2_000);
  expect((await findLiveAt(channel, 'live', new Date(timeOf(serial))))?.release.serial).toBe(serial);
  expect(channel.reads()).toBeLessThanOrEqual(14);
});

test('a release that is known is read with its neighbours alone', async () => {
  const channel = aChannel(2_000);
  const { until, before } = await liveAround(channel, 'live', aRelease({ serial: 700, time: timeOf(700) }));
  expect([until, before?.serial, channel.reads()]).toEqual([timeOf(701), 699, 2]);
});
