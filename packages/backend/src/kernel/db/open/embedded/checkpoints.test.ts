import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';

const MEGABYTE = 1024 * 1024;

it('the log does not grow for ever: what a crash must do again has a limit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-checkpoints-'));
  const database = await openEmbedded(folder, { checkpoints: { afterBytes: 2 * MEGABYTE, everyMs: 20 } });
  const ask = async (what: string) =>
    (await database.db.execute<{ it: number }>(sql.raw(`select ${what} as it`))).rows[0]?.it;
  const written = () => ask(`pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8`);
  const before = (await written()) ?? 0;
  for (let turn = 0; turn < 5; turn++) {
    await database.db.execute(sql.raw(`select pg_logical_emit_message(true, 'filling', repeat('x', ${MEGABYTE}))`));
  }
  expect((await written()) ?? 0).toBeGreaterThan(before + 5 * MEGABYTE);
  const sinceCheckpoint = `pg_wal_lsn_diff(pg_current_wal_lsn(), (pg_control_checkpoint()).redo_lsn)::float8`;
  await expect.poll(() => ask(sinceCheckpoint), { timeout: 10_000 }).toBeLessThan(2 * MEGABYTE);
  await database.close();
  rmSync(folder, { recursive: true });
}, 60_000);
