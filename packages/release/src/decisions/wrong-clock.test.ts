import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseLocation } from '../blob-store/location.ts';
import { keys } from '../blob-store/object-keys.ts';
import { openBlobStore } from '../blob-store/open-blob-store.ts';
import { announceServer } from '../servers/announce-server.ts';
import { aCli } from '../testing/cli.ts';
import { aClock } from '../testing/clock.ts';

const DAY = 86_400_000;

async function aShop() {
  const cli = await aCli();
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0');
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--reason', 'open');
  return cli;
}

const decisions = [
  ['pin', 'mf-catalog@2.0.0'],
  ['ban', 'mf-catalog@2.0.0', '--reason', 'x'],
  ['freeze', '--reason', 'x'],
];

describe.each(decisions)('%s %s', (...args) => {
  test('a clock a year ahead is refused, and what it is compared with is said', async () => {
    await using cli = await aShop();
    using clock = aClock();
    clock.goOn(365 * DAY);
    const refused = await cli.run(...args, '--no-wait');
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringMatching(/365 days after release 1 of live.*--allow-clock/),
    });
    expect(await cli.json('history', '--all')).toHaveLength(1);
    expect(await cli.run(...args, '--dry-run')).toMatchObject({ code: 1 });
    expect(await cli.run(...args, '--no-wait', '--allow-clock')).toMatchObject({ code: 0 });
    expect(await cli.json('history', '--all')).toHaveLength(2);
  });
});

test('a shop that has rested for a year is believed by its web servers', async () => {
  await using cli = await aShop();
  using clock = aClock();
  clock.goOn(365 * DAY);
  const blobs = openBlobStore(parseLocation(cli.registry), { env: cli.env });
  const record = { name: 'web', serial: 1, integrity: null, seen: 1, refusals: [] };
  const id = randomUUID();
  await announceServer(blobs, 'live', id, record);
  // The storage has the clock that is real here: the record is a year old by the one that is ahead.
  expect(await cli.run('pin', 'mf-catalog@2.0.0', '--no-wait')).toMatchObject({ code: 1 });
  await utimes(join(cli.registry, keys.server('live', id)), new Date(), new Date());
  expect(await cli.run('pin', 'mf-catalog@2.0.0', '--no-wait')).toMatchObject({ code: 0 });
});

test('after a clock that was ahead the next decision says so, and is made', async () => {
  await using cli = await aShop();
  using clock = aClock();
  clock.goOn(365 * DAY);
  await cli.run('pin', 'mf-catalog@2.0.0', '--no-wait', '--allow-clock');
  clock.goOn(-365 * DAY);
  const pinned = await cli.run('pin', 'mf-catalog@1.0.0', '--no-wait');
  expect(pinned).toMatchObject({
    code: 0,
    err: expect.stringMatching(/release 2 says it was made at 20.*one clock is wrong/),
  });
});
