import { Command } from 'commander';
import { allowCommand, forbidCommand, signOutCommand } from './access.ts';
import { balanceCommand, pointsCommand } from './adjust.ts';
import { listCommand } from './list.ts';
import { showCommand } from './show.ts';

const subcommands = [
  listCommand,
  showCommand,
  forbidCommand,
  allowCommand,
  signOutCommand,
  balanceCommand,
  pointsCommand,
];

/** `pnpm shop users …`: a customer is named by phone number, e-mail address or id. */
export const usersCommand = new Command('users').description('customers: look, forbid, sign out, balance and points');
for (const command of subcommands) usersCommand.addCommand(command);
