import { expect, it } from 'vitest';
import { payload, recordedClient } from '../testing/recorded-client.ts';
import { closeAccount, getClosing } from './closing-requests.ts';

const nothing = { orders: [], money: 0, integral: 0, integralMoney: 0, coupons: 0, prizes: 0 };

it('reads what keeps an account open, and what would be lost', async () => {
  const orders = [{ id: 7, identification: '20261120000007', state: 8, state_show: '退款中', total: 39.9 }];
  const answer = { orders, money: 128.5, integral: 500, integralMoney: 5, coupons: 2, prizes: 1 };
  const { client } = recordedClient({ 'GET user/closing': payload(answer) });
  expect(await getClosing(client)).toEqual({
    openOrders: [{ id: '7', number: '20261120000007', state: 'refund-pending', total: 3990 }],
    lost: { balance: 12_850, points: 500, worth: 500, coupons: 2, prizes: 1 },
  });
});

it('reads that there is nothing', async () => {
  const { client } = recordedClient({ 'GET user/closing': payload(nothing) });
  expect(await getClosing(client)).toEqual({
    openOrders: [],
    lost: { balance: 0, points: 0, worth: 0, coupons: 0, prizes: 0 },
  });
});

it('closes the account', async () => {
  const { client, calls } = recordedClient({ 'POST cancel': payload('账号已注销') });
  await closeAccount(client);
  expect(calls.map(({ call }) => call)).toEqual(['POST cancel']);
});
