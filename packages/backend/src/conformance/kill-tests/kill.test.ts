import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEngines } from '../../testing/index.ts';
import { JOB_PERIOD_MS, Trial } from './trial.ts';

const KILLS = process.env['TEST_FULL'] === '1' ? 20 : 1;
/** A job that was under way when its process died is taken over after its lease. */
const JOBS_WITHIN_MS = 90_000;

forEngines('kill -9', (engine) => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await Trial.open(engine);
    await trial.api.origin();
  }, 120_000);
  afterAll(() => trial.close(), 30_000);

  if (engine === 'pglite') {
    it('a second process is refused while the first one lives', async () => {
      const { code, output } = await trial.start().ended;
      expect(code).toBe(1);
      expect(output).toContain('Another process is using the embedded database');
      expect(output).not.toContain('    at ');
    }, 60_000);
  }

  it.each(Array.from({ length: KILLS }, (_, index) => index + 1))(
    'loses nothing that was acknowledged, and comes back by itself: kill %i',
    async () => {
      const { ended, surprises } = await trial.killUnderLoad();
      expect(ended.signal).toBe('SIGKILL');
      expect(surprises).toEqual([]);
      expect(await trial.restartAndLook()).toEqual([]);
    },
    120_000,
  );

  it('leaves a database in order, and jobs go on', async () => {
    const deadline = Date.now() + JOBS_WITHIN_MS;
    const since = trial.startedAt;
    // The embedded database can be looked into only when the api has ended, so its jobs get the time they need first.
    await pause(Math.max(0, since + JOB_PERIOD_MS + 2000 - Date.now()));
    let found = await trial.inspect(since);
    while (found.jobsRun === 0 && Date.now() < deadline) {
      trial.api = trial.start();
      await trial.api.origin();
      await pause(JOB_PERIOD_MS);
      found = await trial.inspect(since);
    }
    expect(found.ended).toMatchObject({ code: 0 });
    expect(found.violations).toEqual([]);
    expect(found.heldTooLong).toBe(0);
    expect(found.jobsRun).toBeGreaterThan(0);
  }, 180_000);
});
