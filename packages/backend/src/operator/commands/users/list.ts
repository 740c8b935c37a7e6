import { Command, Option } from 'commander';
import { listUsers, type UserFilter } from '../../operations/users/list-users.ts';
import { readWhole } from '../support/inputs.ts';
import { moneyText } from '../support/money.ts';
import { readsShop } from '../support/shop-command.ts';
import { table } from '../support/table.ts';

export const listCommand = readsShop(
  new Command('list')
    .description('customers, the newest first')
    .option('--search <part>', 'a part of a phone number, name or e-mail address')
    .addOption(new Option('--state <state>', 'only these').choices(['normal', 'forbidden', 'closed']))
    .option('--limit <count>', 'how many', readWhole(1, 1000), 50)
    .option('--before <id>', 'only smaller ids: the next page', readWhole(1)),
  async (run, filter: UserFilter) => {
    const users = await listUsers(run.shop.db, filter);
    const rows = users.map((user) => [
      String(user.id),
      user.cellphone,
      user.nickname,
      user.email,
      user.state,
      moneyText(user.balance),
      user.points,
      run.shop.times.text(user.createdAt),
    ]);
    run.show(users, table(['id', 'phone', 'nickname', 'e-mail', 'state', 'balance', 'points', 'since'], rows));
    const last = users.at(-1);
    if (last && users.length === filter.limit) run.note(`More with --before ${last.id}.`);
  },
);
