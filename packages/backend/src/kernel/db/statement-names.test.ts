import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';
import type { DbOrTx } from './database.ts';
import { StatementNames } from './statement-names.ts';

it('names what repeats, and only so many', () => {
  const names = new StatementNames();
  const asked = Array.from({ length: 7 }, () => names.nameOf('select 1'));
  expect(asked).toEqual([null, null, null, null, null, 'repeated_1', 'repeated_1']);
  for (let count = 0; count < 1000; count += 1) names.nameOf(`select ${count} + 1`);
  for (let count = 0; count < 10; count += 1) expect(names.nameOf('select 999 + 1')).toBeNull();
  names.forget();
  const again = Array.from({ length: 6 }, () => names.nameOf('select 1'));
  expect(again.at(-1)).not.toBe('repeated_1');
});

describeEngines('statements that repeat', (shop, engine) => {
  const prepared = (db: DbOrTx) =>
    db.execute(sql`select statement from pg_prepared_statements where statement like 'select word%'`);
  const readInside = () => shop().db.transaction((tx) => read(tx, 'x'));

  beforeAll(async () => {
    await shop().db.execute(sql`create table repeats (word varchar(5))`);
    await shop().db.execute(sql`insert into repeats values ('x'), ('y')`);
  });

  it('answer alike, however often they are asked', async () => {
    for (let count = 0; count < 10; count += 1) expect(await readInside()).toEqual([{ word: 'x' }]);
    expect(await shop().db.transaction((tx) => read(tx, 'y'))).toEqual([{ word: 'y' }]);
  });

  if (engine === 'postgres') {
    it('are prepared inside transactions only', async () => {
      for (let count = 0; count < 10; count += 1) await read(shop().db, 'x');
      const { rows } = await shop().db.transaction(async (tx) => {
        await read(tx, 'x');
        return prepared(tx);
      });
      expect(rows).toEqual([{ statement: 'select word from repeats where word = $1' }]);
    });

    it('outlive a change of their table', async () => {
      await shop().db.execute(sql`alter table repeats alter column word type varchar(9)`);
      await expect(readInside()).rejects.toMatchObject({ cause: { code: '0A000' } });
      for (let count = 0; count < 10; count += 1) expect(await readInside()).toEqual([{ word: 'x' }]);
    });
  }
});

async function read(db: DbOrTx, word: string): Promise<unknown[]> {
  return (await db.execute(sql`select word from repeats where word = ${word}`)).rows;
}
