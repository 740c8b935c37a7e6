import { Command } from 'commander';
import { groupOf } from '../support/examples.ts';
import { listCommand, removeCommand, saveCommand, showCommand } from './articles.ts';
import { columnsCommand } from './columns.ts';

/** `pnpm shop articles …` and `pnpm shop articles columns …` */
export const articlesCommand = groupOf(
  new Command('articles').description('help texts and their columns'),
  listCommand,
  showCommand,
  saveCommand,
  removeCommand,
  columnsCommand,
);
