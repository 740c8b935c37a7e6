import { Command } from 'commander';
import { DEFAULT_LANG, pickText } from '../../../kernel/texts/languages.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { describeUser, printedUser, type UserDescription } from '../../operations/users/describe-user.ts';
import { moneyText } from '../support/money.ts';
import { readsShop } from '../support/shop-command.ts';
import { facts, table } from '../support/table.ts';

export const showCommand = readsShop(
  new Command('show')
    .description('everything about a customer')
    .argument('<user>', 'phone number, e-mail address or id'),
  async (run, _: object, reference: string) => {
    const description = await describeUser(run.shop.db, reference);
    const { times } = run.shop;
    const parts = [about(description, times), devices(description, times), ledgers(description, times)];
    run.show(printedUser(description), parts.filter(Boolean).join('\n\n'));
  },
);

function about({ user, points, orders }: UserDescription, times: Times): string {
  return facts([
    ['id', user.id],
    ['phone', user.cellphone],
    ['nickname', user.nickname],
    ['e-mail', user.email],
    ['account', user.account],
    ['password', user.hasPassword ? 'set' : 'none, signs in by code'],
    ['language', user.lang],
    ['since', times.text(user.createdAt)],
    ['balance', moneyText(user.money)],
    ['points', `${points.available} of ${points.total} ever earned`],
    ['orders', orders.map(({ state, orders: count }) => `${count} ${state}`).join(', ')],
  ]);
}

function devices({ devices: signedIn }: UserDescription, times: Times): string {
  if (signedIn.length === 0) return '';
  return table(
    ['signed in', 'address', 'last seen'],
    signedIn.map((device) => [device.platform, device.ip, times.text(device.lastUsedAt)]),
  );
}

function ledgers({ lastMoney, lastPoints }: UserDescription, times: Times): string {
  const money = lastMoney.map((row) => ({ row, what: `${row.type === 'income' ? '+' : '-'}${moneyText(row.money)}` }));
  const points = lastPoints.map((row) => ({
    row,
    what: `${row.type === 'income' ? '+' : '-'}${row.operation} points`,
  }));
  const rows = [...money, ...points].map(({ row, what }) => [
    times.text(row.createdAt),
    what,
    pickText(row.remark, DEFAULT_LANG),
  ]);
  return rows.length === 0 ? '' : table(['last changes', 'what', 'why'], rows);
}
