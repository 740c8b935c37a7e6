import { refuse, shopServer } from '@jishi/testing';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../testing/load-page.ts';
import { aWirePayment } from '../../testing/wire-payment.ts';
import paySuccessPage from '../pay-success/pay-success-page.ts';
import payPage from './pay-page.ts';

const payment = 'GET goodIndent/pay/31';
const server = shopServer();

describe('the pay page', () => {
  it('waits for an order that can be paid', async () => {
    server.serve({ [payment]: aWirePayment() });
    expect(await loadPage(payPage, '/money/pay?id=31', 'en')).toEqual({
      head: { title: 'Payment', noIndex: true, flow: { title: 'Payment', step: 2 } },
    });
  });

  it.each([
    [2, '/money/success?id=31'],
    [5, '/money/success?id=31'],
    [10, '/money/success?id=31'],
    [4, '/user/indent/detail?id=31'],
    [6, '/user/indent/detail?id=31'],
    [7, '/user/indent/detail?id=31'],
  ])('leads on from an order in state %i', async (state, location) => {
    server.serve({ [payment]: aWirePayment({ state }) });
    expect(await loadPage(payPage, '/money/pay?id=31')).toEqual({ status: 302, location });
  });

  it.each(['/money/pay', '/money/pay?id=', '/money/pay?id=x', '/money/pay?id=1.5'])('%s is a 404', async (path) => {
    expect(await loadPage(payPage, path)).toEqual({ status: 404, location: null });
  });

  it('passes on that an order is not there, or somebody else’s', async () => {
    server.serve({ [payment]: refuse('该内容已不存在', 50000, 404, 'not-found') });
    await expect(loadPage(payPage, '/money/pay?id=31')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('leaves a server that does not answer to the screen', async () => {
    server.serve({ [payment]: refuse('系统繁忙', -1, 503, 'unavailable') });
    expect(await loadPage(payPage, '/money/pay?id=31')).toMatchObject({ head: { title: '收银台' } });
  });
});

describe('the success page', () => {
  it.each([2, 3, 5, 10, 11])('claims success of an order in state %i', async (state) => {
    server.serve({ [payment]: aWirePayment({ state }) });
    expect(await loadPage(paySuccessPage, '/money/success?id=31')).toMatchObject({ head: { flow: { step: 3 } } });
  });

  it.each([
    [1, '/money/pay?id=31'],
    [4, '/user/indent/detail?id=31'],
    [6, '/user/indent/detail?id=31'],
    [8, '/user/indent/detail?id=31'],
  ])('claims none of an order in state %i', async (state, location) => {
    server.serve({ [payment]: aWirePayment({ state }) });
    expect(await loadPage(paySuccessPage, '/money/success?id=31')).toEqual({ status: 302, location });
  });

  it('is a 404 without an order', async () => {
    expect(await loadPage(paySuccessPage, '/money/success')).toEqual({ status: 404, location: null });
  });
});
