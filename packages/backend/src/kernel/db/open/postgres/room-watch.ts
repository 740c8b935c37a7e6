import type pg from 'pg';
import { databaseFailure } from '../../failures.ts';

/** A quarter of a megabyte in pages of its own: what fits into pages that are there already needs no room. */
const TRIAL = `create temporary table room_trial on commit drop as
  select md5(g::text) as filling from generate_series(1, 4096) g`;

/** Whether the disk of PostgreSQL is full: true from the first statement that says so until something is written again. */
export class RoomWatch {
  readonly #connect: () => Promise<pg.PoolClient>;
  #isFull = false;

  constructor(connect: () => Promise<pg.PoolClient>) {
    this.#connect = connect;
  }

  /** Passes an answer on and hears what it says about the disk. */
  watch<T>(answer: Promise<T>): Promise<T> {
    return answer.catch((error: unknown) => {
      if (databaseFailure(error) === 'full') this.#isFull = true;
      throw error;
    });
  }

  /** Writes a little, and undoes it, where the disk was full. */
  async look(): Promise<boolean> {
    if (!this.#isFull) return true;
    const client = await this.#connect();
    try {
      await client.query('begin');
      await client.query(TRIAL);
      this.#isFull = false;
      return true;
    } catch (error) {
      if (databaseFailure(error) === 'full') return false;
      throw error;
    } finally {
      await client.query('rollback').catch(() => {});
      client.release();
    }
  }
}
