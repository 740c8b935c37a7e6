import type { SQL } from 'drizzle-orm';

/** What a check may need to know of the shop. */
export type CheckOptions = {
  /** Where its days begin and end: tries of a lottery are per day. */
  timeZone: string;
};

/** Something that must hold in the whole database at every moment between two transactions. */
export type Invariant = {
  number: number;
  name: string;
  title: string;
  /** One statement, so one moment of the database: rows `problem` (text) and `facts` (jsonb) for whatever breaks it. */
  query(options: CheckOptions): SQL;
};

/** `facts`: ids and amounts that show what is wrong; amounts in cents. */
export type Violation = { invariant: string; problem: string; facts: Record<string, unknown> };
