import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { describeInTurn } from '../../testing/index.ts';
import { users } from '../db/schema/index.ts';
import { errorForLog } from './error-for-log.ts';
import { loggerOptions, maskLine } from './log.ts';

it.each([
  ['{"url":"/x?cellphone=13800000001"}', '{"url":"/x?cellphone=138****0001"}'],
  ['Authorization: Bearer abc-DEF_123', 'Authorization: Bearer ***'],
  ['"refresh_token":"abc"', '"refresh_token":"***"'],
  ['mail to someone@shop.example', 'mail to s***@shop.example'],
  [
    '"identification":"1795189099202799257","time":1795198264395',
    '"identification":"1795189099202799257","time":1795198264395',
  ],
])('masks %s', (line, masked) => {
  expect(maskLine(line)).toBe(masked);
});

it('follows causes, also in a circle, and leaves what is no error as it is', () => {
  const error = new Error('outer', { cause: new Error('inner') });
  expect(errorForLog(error)).toMatchObject({ type: 'Error', message: 'outer', cause: { message: 'inner' } });
  error.cause = error;
  expect(JSON.stringify(errorForLog(error)).match(/outer/g)?.length).toBeGreaterThan(1);
  expect(errorForLog('text')).toBe('text');
});

describeInTurn('a query that fails', (shop) => {
  it('is logged without its values', async () => {
    const taken = await shop().aCustomer({ nickname: '别人看不到' });
    const failing = shop()
      .db.insert(users)
      .values({ name: 'somebody', nickname: '也看不到', cellphone: taken.cellphone });
    const err: unknown = await failing.catch((error: unknown) => error);
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const { log } = Fastify({ logger: { ...loggerOptions(), stream } });
    log.error({ err }, 'request failed');
    const [line = ''] = lines;
    expect(line).toContain('insert into');
    expect(line).toContain('users_cellphone_unique');
    for (const value of ['也看不到', 'somebody', taken.cellphone]) expect(line).not.toContain(value);
    expect(await shop().db.$count(users, eq(users.nickname, '也看不到'))).toBe(0);
  });
});
