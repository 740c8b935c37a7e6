import { Command } from 'commander';
import { groupOf } from '../support/examples.ts';
import { listCommand } from './list.ts';
import { picturesCommand } from './pictures.ts';
import { removeCommand } from './remove.ts';
import { saveCommand } from './save.ts';
import { showCommand } from './show.ts';

/** `pnpm shop products …`: a product is named by its product number. */
export const productsCommand = groupOf(
  new Command('goods').description('goods: look, create, change, remove, pictures'),
  listCommand,
  showCommand,
  saveCommand,
  picturesCommand,
  removeCommand,
);
