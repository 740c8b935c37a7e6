import { Command } from 'commander';
import { cancelCommand } from './cancel.ts';
import { deliverCommand } from './deliver.ts';
import { listCommand } from './list.ts';
import { noteCommand } from './note.ts';
import { receiveCommand } from './receive.ts';
import { refundCommand } from './refund.ts';
import { shipCommand } from './ship.ts';
import { showCommand } from './show.ts';

const subcommands = [
  listCommand,
  showCommand,
  shipCommand,
  deliverCommand,
  receiveCommand,
  refundCommand,
  cancelCommand,
  noteCommand,
];

/** `pnpm shop orders …`: an order is named by its number or its id. */
export const ordersCommand = new Command('orders').description('orders: look, ship, refund, cancel');
for (const command of subcommands) ordersCommand.addCommand(command);
