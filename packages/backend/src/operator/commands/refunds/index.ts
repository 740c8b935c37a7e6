import { Command } from 'commander';
import { agreeCommand, receivedCommand, refuseCommand, retryCommand } from './decide.ts';
import { listCommand } from './list.ts';
import { showCommand } from './show.ts';

const subcommands = [listCommand, showCommand, agreeCommand, refuseCommand, receivedCommand, retryCommand];

/** `pnpm shop refunds …`: a refund is named by its number or its id. */
export const refundsCommand = new Command('refunds').description('refunds and returns: look, agree, refuse, receive');
for (const command of subcommands) refundsCommand.addCommand(command);
