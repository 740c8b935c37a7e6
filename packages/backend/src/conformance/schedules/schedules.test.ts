import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';
import { runSchedules } from './run-schedules.ts';

/** `SCHEDULE_SEED` and `SCHEDULES` replay what a report names. */
const first = Number(process.env['SCHEDULE_SEED'] ?? randomInt(1_000_000_000));
const count = Number(process.env['SCHEDULES'] ?? (process.env['TEST_FULL'] === '1' ? 500 : 60));

describeEngines('whatever customers, cashiers and jobs do at the same time', (shop) => {
  it(`keeps the invariants: ${count} schedules from seed ${first}`, async () => {
    const failure = await runSchedules(shop(), { first, count });
    expect(failure?.report ?? 'nothing was wrong').toBe('nothing was wrong');
  }, 600_000);
});
