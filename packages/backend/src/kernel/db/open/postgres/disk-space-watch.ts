import type pg from 'pg';
import { databaseFailure } from '../../failures.ts';

/** A quarter of a megabyte in pages of its own: what fits into pages that are there already needs no space. */
const TRIAL = `create temporary table room_trial on commit drop as
  select md5(g::text) as filling from generate_series(1, 4096) g`;

/** Whether the disk of PostgreSQL is full: true from the first statement that says so until something is written again. */
export class DiskSpaceWatch {
  readonly #connect: () => Promise<pg.PoolClient>;
  #isFull = false;

  constructor(connect: () => Promise<pg.PoolClient>) {
    this.#connect = connect;
  }

  /** Passes a result on and notes what it says about the disk. */
  watch<T>(result: Promise<T>): Promise<T> {
    return result.catch((error: unknown) => {
      if (databaseFailure(error) === 'full') this.#isFull = true;
      throw error;
    });
  }

  /** Writes a little, and rolls it back, where the disk was full. */
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
