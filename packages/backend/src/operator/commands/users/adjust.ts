import { Command } from 'commander';
import { adjustBalance, adjustPoints } from '../../operations/users/change-user.ts';
import { userName } from '../../operations/users/find-user.ts';
import { readMoney, readWhole } from '../support/inputs.ts';
import { moneyText } from '../support/money.ts';
import { changesShop } from '../support/shop-command.ts';

const USER = ['<user>', 'phone number, e-mail address or id'] as const;
const REASON = ['--reason <text>', 'the customer reads it in their bills'] as const;
const MAX = 1_000_000_000;

export const balanceCommand = changesShop(
  new Command('balance')
    .description('give a customer money, or take it, with a row in their bills')
    .argument(...USER)
    .requiredOption('--change <money>', 'such as 12.50, or -12.50', readMoney)
    .requiredOption(...REASON),
  async (run, { change, reason }: { change: number; reason: string }, reference: string) => {
    const { user, balance } = await run.change(async (tx) => {
      const adjusted = await adjustBalance(tx, run.shop, reference, { change, reason });
      run.confirm(`${userName(adjusted.user)}: ${moneyText(change)}, then ${moneyText(adjusted.balance)}.`);
      return adjusted;
    });
    run.show({ user: user.id, change, balance }, `${userName(user)} has ${moneyText(balance)} now.`);
  },
);

export const pointsCommand = changesShop(
  new Command('points')
    .description('give a customer points, or take them, with a row in their ledger')
    .argument(...USER)
    .requiredOption('--change <count>', 'such as 100, or -100', readWhole(-MAX, MAX))
    .requiredOption(...REASON),
  async (run, { change, reason }: { change: number; reason: string }, reference: string) => {
    const { user, points } = await run.change(async (tx) => {
      const adjusted = await adjustPoints(tx, run.shop, reference, { change, reason });
      run.confirm(`${userName(adjusted.user)}: ${change} points, then ${adjusted.points}.`);
      return adjusted;
    });
    run.show({ user: user.id, change, points }, `${userName(user)} has ${points} points now.`);
  },
);
