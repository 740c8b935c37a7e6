import { expect, it } from 'vitest';
import { type DatabaseFailure, DatabaseUnavailable, databaseFailure } from './failures.ts';

const told = (code: string) => Object.assign(new Error('told by the database'), { code });

it.each<[code: string, failure: DatabaseFailure | null]>([
  ['08006', 'away'],
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['25006', 'away'],
  ['25P03', 'away'],
  ['53300', 'busy'],
  ['53400', 'busy'],
  ['57014', 'busy'],
  ['53100', 'full'],
  ['23505', null],
  ['25P02', null],
  ['40P01', null],
  // Of files and other services, which have codes of their own.
  ['ENOENT', null],
  ['ECONNREFUSED', null],
  ['08', null],
])('%s is %s', (code, failure) => {
  expect(databaseFailure(told(code))).toBe(failure);
  expect(databaseFailure(new Error('Failed query: commit', { cause: told(code) }))).toBe(failure);
});

it('what is no error of a database is none of its outages', () => {
  expect([undefined, null, 'gone', new Error('a fault')].map(databaseFailure)).toEqual([null, null, null, null]);
  const lost = new DatabaseUnavailable('away', 'the connection broke', { cause: told('23505') });
  expect(databaseFailure(new Error('Failed query: rollback', { cause: lost }))).toBe('away');
});
