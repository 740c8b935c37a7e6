import { expect } from 'vitest';
import type { TestShop } from '../../../testing/index.ts';
import { anOperator, type Said } from './operator.ts';

export type OperatorCalls = {
  run(...args: string[]): Promise<Said>;
  /** What a command printed that must do its work without a word of complaint. */
  done(...args: string[]): Promise<string>;
  /** The same with `--json`, read. */
  json<T>(...args: string[]): Promise<T>;
};

/** Commands of an operator of a shop under test. */
export function operatorCalls(shop: () => TestShop): OperatorCalls {
  const run = (...args: string[]) => anOperator(shop())(...args);
  const done = async (...args: string[]) => {
    const { exitCode, out, err } = await run(...args);
    expect([args.join(' '), exitCode, err]).toEqual([args.join(' '), 0, '']);
    return out;
  };
  return { run, done, json: async <T>(...args: string[]) => JSON.parse(await done(...args, '--json')) as T };
}

/** `--set` for each field: `...set('name.en=Tea', 'price=10')`. */
export const set = (...fields: string[]): string[] => fields.flatMap((field) => ['--set', field]);
