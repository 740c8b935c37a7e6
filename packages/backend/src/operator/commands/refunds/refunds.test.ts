import { beforeEach, expect, it } from 'vitest';
import { RefundShop } from '../../../modules/refunds/testing/refund-shop.ts';
import { describeInTurn, type TestCustomer } from '../../../testing/index.ts';
import { anOperator } from '../testing/operator.ts';

describeInTurn('shop refunds', (shop) => {
  let refunds: RefundShop;
  let customer: TestCustomer;
  let orderId: number;
  let id: string;
  const run = (...args: string[]) => anOperator(shop())('refunds', ...args);

  /** Two of three pieces of 10.00, of which the order has none with the customer yet. */
  beforeEach(async () => {
    refunds = new RefundShop(shop());
    customer = await refunds.customer();
    orderId = await refunds.paid(customer, [[await refunds.good(1000), 3]]);
    id = await ask('refund', 'other');
  });

  const ask = async (kind: string, reason: string): Promise<string> => {
    const [line] = await refunds.lines(orderId);
    const body = { kind, reason, lines: [{ id: line?.id, number: 2 }], amount: 20, remark: '颜色不对' };
    const { message, raw } = await shop().post<number>(`refund/order/${orderId}`, body, { as: customer });
    if (typeof message !== 'number') throw new Error(raw);
    return String(message);
  };
  const money = async () => (await refunds.wallet(customer)).money;

  it('list and show tell of those that are open', async () => {
    const { out } = await run('list', '--state', 'open', '--json');
    expect((JSON.parse(out) as { id: number }[]).map((row) => String(row.id))).toContain(id);
    expect((await run('list', '--state', 'gone')).exitCode).toBe(2);
    const shown = await run('show', id);
    expect(shown.out).toContain('颜色不对');
    expect(shown.out).toContain('20.00, freight 0.00 of it');
    const { refund } = JSON.parse((await run('show', id, '--json')).out) as { refund: { identification: string } };
    expect((await run('show', refund.identification)).out).toBe(shown.out);
    expect(await run('show', '999999')).toMatchObject({ exitCode: 1, err: expect.stringContaining('no refund') });
  });

  it('agree gives the money back after a question, once', async () => {
    expect(await run('agree', id)).toMatchObject({ exitCode: 1, err: expect.stringContaining('20.00 of refund') });
    expect(await run('agree', id, '--dry-run', '--yes')).toMatchObject({ exitCode: 0 });
    expect(await money()).toBe(97_000);
    expect((await run('agree', id, '--words', '抱歉', '--yes')).out).toContain('back with the customer');
    expect(await money()).toBe(99_000);
    expect((await run('agree', id, '--yes')).err).toContain('is refunded');
    expect(await money()).toBe(99_000);
  });

  it('refuse says why', async () => {
    expect((await run('refuse', id)).exitCode).toBe(2);
    expect((await run('refuse', id, '--reason', '  ')).err).toContain('cannot be empty');
    expect((await run('refuse', id, '--reason', '已经打包')).exitCode).toBe(0);
    const { message } = await shop().get<{ state: string; answer: string }>(`refund/${id}`, { as: customer });
    expect(message).toMatchObject({ state: 'refused', answer: '已经打包' });
    expect((await run('received', id, '--yes')).err).toContain('is refused');
  });

  it('received gives the money of a return back', async () => {
    await run('refuse', id, '--reason', '发货后再说');
    await refunds.receive(orderId);
    const returned = await ask('return', 'no-reason');
    expect((await run('received', returned, '--yes')).err).toContain('is asked');
    expect((await run('agree', returned)).out).toContain('asked to send the goods');
    const body = { dhl_id: await refunds.courier(), odd: 'SF123456' };
    await shop().post(`refund/send/${returned}`, body, { as: customer });
    expect((await run('received', returned, '--no-restock', '--yes')).exitCode).toBe(0);
    expect(await money()).toBe(99_000);
    expect((await run('retry', returned, '--yes')).err).toContain('Only a refund that failed');
  });

  it('orders refund waits for the answer, and gives back what is left', async () => {
    const orders = (...args: string[]) => anOperator(shop())('orders', ...args);
    const refund = ['refund', String(orderId), '--reason', '停售', '--yes'] as const;
    expect((await orders(...refund)).err).toContain('answer it first');
    expect((await orders('ship', String(orderId), '--waybill', 'SF1')).err).toContain('answer it first');
    await run('agree', id, '--yes');
    expect((await orders(...refund)).out).toContain('10.00 of order');
    expect(await money()).toBe(100_000);
    expect(await refunds.order(orderId)).toMatchObject({ state: 'refunded', refundMoney: 3000 });
  });
});
