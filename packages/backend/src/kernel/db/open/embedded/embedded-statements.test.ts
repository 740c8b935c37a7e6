import type { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import { databaseFailure } from '../../failures.ts';
import { EmbeddedStatements } from './embedded-statements.ts';

const translated = (severity: string, code: string) =>
  Object.assign(new Error('told by the engine'), { severity, code });

/** An engine that answers every message with one failure. */
function failing(failure: Error) {
  const execProtocolStream = vi.fn(async () => Promise.reject(failure));
  const onBroken = vi.fn();
  const statements = new EmbeddedStatements({ execProtocolStream, closed: false } as unknown as PGlite, onBroken);
  const ask = () => statements.run('select 1', [], {}, false).catch((error: unknown) => error);
  return { ask, statements, execProtocolStream, onBroken };
}

it.each([
  ['a log that cannot be written', translated('PANIC', '53100')],
  ['an end of its own', translated('FATAL', 'XX000')],
  ['a fault within', new Error('unreachable')],
])('after %s it is asked nothing more, not even to roll back', async (_, failure) => {
  const { ask, statements, execProtocolStream, onBroken } = failing(failure);
  expect(databaseFailure(await ask())).toBe('away');
  await expect(statements.rollback()).rejects.toThrow('cannot go on');
  expect(databaseFailure(await ask())).toBe('away');
  expect(execProtocolStream).toHaveBeenCalledTimes(1);
  expect(onBroken).toHaveBeenCalledTimes(1);
});

it('a refusal is told as it is, a refused writing as a disk that is full', async () => {
  const clash = failing(translated('ERROR', '23505'));
  expect(await clash.ask()).toMatchObject({ code: '23505' });
  const full = failing(translated('ERROR', '25006'));
  expect(databaseFailure(await full.ask())).toBe('full');
  expect(full.onBroken).not.toHaveBeenCalled();
});
