import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forPostgres } from '../../../../testing/index.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../../../../testing/postgres-database.ts';
import type { Database } from '../../database.ts';
import { databaseFailure } from '../../failures.ts';
import { MAX_WAITING } from './bounded-pool.ts';
import { openPostgres, type PostgresOptions } from './open-postgres.ts';
import { tcpProxy } from './testing/tcp-proxy.ts';
import { SERVING, sessionSettings } from './time-limits.ts';

/** Why something failed; `done` when it did not. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => databaseFailure(error) ?? error,
  );

it('work that takes its time has no limits, requests have', () => {
  expect(sessionSettings(null)).not.toContain('timeout');
  expect(sessionSettings(SERVING)).toContain('set statement_timeout = 15000; set idle_in_transaction');
});

forPostgres('outages', () => {
  let url = '';
  let other: pg.Client;
  beforeAll(async () => {
    url = await createPostgresDatabase(`jishi_outage_${randomBytes(6).toString('hex')}`);
    other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('create table notes (text text primary key)');
  }, 60_000);
  afterAll(async () => {
    await other.end();
    await dropPostgresDatabase(url);
  });

  const open = (options: PostgresOptions = {}, at = url): Database & AsyncDisposable => {
    const database = openPostgres(at, { limits: SERVING, ...options });
    return { ...database, [Symbol.asyncDispose]: database.close };
  };
  const endConnections = () =>
    other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  const write = ({ db }: Database, text: string) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await tx.execute(sql`insert into notes values (${text})`);
    });

  it('a connection that ends while nothing is asked over it ends only its own transaction', async () => {
    await using database = open();
    const ended = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endConnections();
      await pause(100);
      return tx.execute(sql`select 1`);
    });
    expect(await outcome(ended)).toBe('away');
    const lastWords = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endConnections();
      await pause(100);
      throw new Error('refused, and then it cannot be rolled back');
    });
    expect(await outcome(lastWords)).toBe('away');
    expect(await outcome(write(database, 'after'))).toBe('done');
  });

  it('loses nothing that was acknowledged when connections end under load, and keeps none of them', async () => {
    await using database = open();
    const acknowledged: string[] = [];
    const failed: unknown[] = [];
    let isOver = false;
    const shopper = async (name: number) => {
      for (let turn = 0; !isOver; turn++) {
        const text = `${name}-${turn}`;
        const result = await outcome(write(database, text));
        if (result === 'done') acknowledged.push(text);
        else failed.push(result);
      }
    };
    const shoppers = Array.from({ length: 20 }, (_, name) => shopper(name));
    for (let round = 1; round <= 10; round++) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length - before, { interval: 5 }).toBeGreaterThan(40);
      await endConnections();
    }
    isOver = true;
    await Promise.all(shoppers);
    const { rows } = await other.query<{ text: string }>('select text from notes');
    const stored = new Set(rows.map(({ text }) => text));
    expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
    expect(new Set(failed)).toEqual(new Set(['away']));
  }, 60_000);

  it('a restart is waited for, a longer outage is told at once', async () => {
    await using door = await tcpProxy(url);
    const told: string[] = [];
    await using database = open({ onLost: () => told.push('lost'), onBack: () => told.push('back') }, door.url);
    const shut = async () => {
      expect(await outcome(database.ping())).toBe('done');
      await door.shut();
      await expect.poll(() => database.connections()?.idle).toBe(0);
    };
    await shut();
    const asked = Promise.all([1, 2, 3].map(() => outcome(database.ping())));
    await pause(300);
    await door.open();
    expect(await asked).toEqual(['done', 'done', 'done']);
    expect(told).toEqual(['lost', 'back']);

    await shut();
    expect(await outcome(database.ping())).toBe('away');
    const began = performance.now();
    expect(await outcome(database.ping())).toBe('away');
    expect(performance.now() - began).toBeLessThan(SERVING.waitMs / 2);
    await door.open();
    expect(await outcome(database.ping())).toBe('done');
  }, 30_000);

  it('a database that hangs is not waited for, and is asked again when it goes on', async () => {
    await using door = await tcpProxy(url);
    await using database = open({ limits: { ...SERVING, unansweredMs: 500, waitMs: 500 } }, door.url);
    expect(await outcome(database.ping())).toBe('done');
    door.freeze();
    const asked = await Promise.all([1, 2, 3].map(() => outcome(database.ping())));
    expect(asked.filter((one) => one !== 'away' && one !== 'busy')).toEqual([]);
    door.thaw();
    expect(await outcome(database.ping())).toBe('done');
  }, 30_000);

  it('nobody waits long for a connection, and not too many do', async () => {
    await using database = open({ maxConnections: 1, limits: { ...SERVING, waitMs: 300 } });
    const free = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const holding = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      begun.resolve();
      await free.promise;
    });
    await begun.promise;
    const crowd = Array.from({ length: MAX_WAITING }, () => outcome(database.ping()));
    expect(database.connections()?.waitedFor).toBe(MAX_WAITING);
    const began = performance.now();
    expect(await outcome(database.ping())).toBe('busy');
    expect(performance.now() - began).toBeLessThan(250);
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['busy']));
    free.resolve();
    await holding;
    expect(await outcome(database.ping())).toBe('done');
  });

  it('a statement that takes too long is stopped, and its connection goes on', async () => {
    await using database = open({ maxConnections: 1, limits: { ...SERVING, statementMs: 200 } });
    const pid = async () => (await database.db.execute<{ pid: number }>(sql`select pg_backend_pid() pid`)).rows[0]?.pid;
    const before = await pid();
    expect(await outcome(database.db.execute(sql`select pg_sleep(20)`))).toBe('busy');
    expect(await pid()).toBe(before);
  });

  it('a server that became a copy is left for the one that takes orders', async () => {
    await using database = open({ maxConnections: 1 });
    await database.db.execute(sql`set default_transaction_read_only = on`);
    expect(await outcome(write(database, 'on a copy'))).toBe('away');
    expect(await outcome(write(database, 'on the other'))).toBe('done');
  });

  it('a transaction that was rolled back is not told as done', async () => {
    await using database = open();
    const swallowed = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('swallowed')`);
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(swallowed).rejects.toMatchObject({ cause: { message: expect.stringContaining('rolled back') } });
    await expect(write(database, 'swallowed')).resolves.toBeUndefined();
  });

  it('a disk that was full is tried before it counts as one with room', async () => {
    await using database = open();
    const full = sql`do $$ begin raise exception 'no space left' using errcode = '53100'; end $$`;
    expect(await outcome(database.db.execute(full))).toBe('full');
    expect(await database.hasDiskSpace()).toBe(true);
  });
});
