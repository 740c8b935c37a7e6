import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { moneyLogs, pointsAccounts, pointsLogs } from '../../../kernel/db/schema/index.ts';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { anOperator } from '../testing/operator.ts';

describeInTurn('shop users', (shop) => {
  let customer: TestCustomer;
  const run = (...args: string[]) => anOperator(shop())('users', ...args);
  beforeEach(async () => {
    customer = await shop().aCustomer({ money: 1000, nickname: '林小满' });
  });
  const me = () => shop().get<{ money: number }>('user', { as: customer });

  it('list and show find them, never with a password', async () => {
    const { out } = await run('list', '--search', customer.cellphone.slice(3), '--json');
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({ id: customer.id, state: 'normal', balance: 1000, points: 0, nickname: '林小满' }),
    ]);
    expect((await run('list', '--search', customer.cellphone, '--state', 'closed')).out).toBe('(none)');
    const shown = await run('show', customer.cellphone);
    expect(shown.out).toContain('林小满');
    expect(shown.out).toContain('10.00');
    expect((await run('show', String(customer.id))).out).toBe(shown.out);
    const { user } = JSON.parse((await run('show', customer.cellphone, '--json')).out);
    expect(user).toMatchObject({ id: customer.id, unsubscribe: 0, hasPassword: false });
    expect(Object.keys(user)).not.toContain('password');
    expect(await run('show', '13999999999')).toMatchObject({ exitCode: 1, err: expect.stringContaining('no user') });
  });

  it('forbid signs out and keeps out, allow lets in again', async () => {
    expect((await run('forbid', customer.cellphone)).exitCode).toBe(1);
    expect((await me()).status).toBe(200);
    expect((await run('forbid', customer.cellphone, '--yes')).exitCode).toBe(0);
    expect((await me()).status).toBe(500);
    expect((await run('list', '--state', 'forbidden', '--search', customer.cellphone)).out).toContain('forbidden');
    expect((await run('allow', customer.cellphone)).exitCode).toBe(0);
    // Allowed, but the devices stay signed out.
    expect((await me()).status).toBe(500);
  });

  it('sign-out ends every session', async () => {
    expect((await run('sign-out', customer.cellphone)).exitCode).toBe(0);
    expect((await me()).status).toBe(500);
  });

  it('balance gives and takes with a row in the bills, never below nothing', async () => {
    const balance = (change: string, ...more: string[]) =>
      run('balance', customer.cellphone, '--change', change, ...more);
    expect((await balance('5', '--yes')).exitCode).toBe(2);
    expect((await balance('5.555', '--reason', '补偿', '--yes')).exitCode).toBe(2);
    expect((await balance('0', '--reason', '补偿', '--yes')).exitCode).toBe(1);
    expect((await balance('5', '--reason', ' ', '--yes')).exitCode).toBe(1);
    expect((await balance('5.50', '--reason', '补偿')).err).toContain('5.50, then 15.50');
    expect((await balance('5.50', '--reason', '补偿', '--yes')).out).toContain('15.50');
    expect((await balance('-20', '--reason', '更正', '--yes')).err).toContain('only 15.50');
    expect((await balance('-15.50', '--reason', '更正', '--yes')).exitCode).toBe(0);
    expect((await me()).message.money).toBe(0);
    const rows = await shop()
      .db.select()
      .from(moneyLogs)
      .where(eq(moneyLogs.userId, customer.id))
      .orderBy(moneyLogs.id);
    expect(rows).toMatchObject([
      { type: 'income', money: 550, remark: { zh: '补偿', en: '补偿' }, payWay: 'balance' },
      { type: 'spending', money: 1550, remark: { zh: '更正' } },
    ]);
  });

  it('points give and take with a row in the ledger', async () => {
    const points = (change: string) =>
      run('points', customer.cellphone, '--change', change, '--reason', '活动', '--yes');
    expect((await points('100')).exitCode).toBe(0);
    expect((await points('-101')).err).toContain('only 100 points');
    expect((await points('-40')).exitCode).toBe(0);
    const [account] = await shop().db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, customer.id));
    expect(account).toMatchObject({ available: 60, total: 100 });
    const rows = await shop()
      .db.select()
      .from(pointsLogs)
      .where(eq(pointsLogs.userId, customer.id))
      .orderBy(pointsLogs.id);
    expect(rows).toMatchObject([
      { type: 'income', operation: 100, sourceId: null, sourceType: null },
      { type: 'spending', operation: 40 },
    ]);
    expect((await shop().get('integralLog', { as: customer })).status).toBe(200);
  });
});
