import type { DbOrTx } from '../../kernel/db/database.ts';
import { rawQuery } from '../../kernel/db/raw-query.ts';
import { ledgerTypes } from '../../kernel/words/money.ts';
import type { DayChange } from './closing-balances.ts';

/** An account of a customer and the ledger of its changes, in words of SQL. */
type LedgerTables = {
  /** Table of changes: `user_id`, `type` (`ledgerTypes`), `created_at`. */
  changes: string;
  /** Its column with the amount, always positive. */
  amount: string;
  /** Which of its rows changed the account. */
  counts: string;
  /** What the account of the customer `$1` holds. */
  balance: string;
};

const { income, spending } = ledgerTypes.numbers;

type DayRow = { balance: number; day: string | null; income: number; expend: number };

/** What can be asked of a ledger. */
export type Ledger = {
  /** What the account of a customer holds, and what changed it on each day of a zone since a moment. */
  since(db: DbOrTx, userId: number, timeZone: string, moment: Date): Promise<{ balance: number; changes: DayChange[] }>;
  /** What the account held after each of these changes, by id; a row that changed nothing has none. */
  after(db: DbOrTx, userId: number, ids: readonly number[]): Promise<Map<number, number>>;
};

/** The questions to one ledger. Each is one statement, so that account and ledger are seen at one moment. */
export function ledgerOf({ changes, amount, counts, balance }: LedgerTables): Ledger {
  const changesByDay = rawQuery<DayRow>(`
    select coalesce((${balance}), 0)::float8 as balance, c.day, c.income, c.expend
    from (select 1) one left join (
      select to_char(created_at at time zone $2::text, 'YYYY-MM-DD') as day,
        coalesce(sum(${amount}) filter (where type = ${income}), 0)::float8 as income,
        coalesce(sum(${amount}) filter (where type = ${spending}), 0)::float8 as expend
      from ${changes} where user_id = $1 and ${counts} and created_at >= $3::timestamptz group by 1
    ) c on true`);
  const balancesById = rawQuery<{ id: number; balance: number }>(`
    select id::float8 as id, balance from (
      select id, (coalesce((${balance}), 0) - coalesce(sum(case type when ${income} then ${amount} else -${amount} end)
        over (order by created_at desc, id desc rows between unbounded preceding and 1 preceding), 0))::float8 as balance
      from ${changes} where user_id = $1 and ${counts}
    ) ledger where id = any(array(select unnest($2::bigint[])))`);
  return {
    async since(db, userId, timeZone, moment) {
      const rows = await changesByDay(db, userId, timeZone, moment.toISOString());
      const known = rows.flatMap(({ day, income, expend }) => (day === null ? [] : [{ day, income, expend }]));
      return { balance: rows[0]?.balance ?? 0, changes: known };
    },
    async after(db, userId, ids) {
      if (ids.length === 0) return new Map();
      const rows = await balancesById(db, userId, [...ids]);
      return new Map(rows.map((row) => [row.id, row.balance]));
    },
  };
}
