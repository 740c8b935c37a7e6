import { Command } from 'commander';
import { groupOf } from '../support/examples.ts';
import { explainCommand } from './explain.ts';
import { reindexCommand } from './reindex.ts';
import { synonymsCommand } from './synonyms.ts';

/** `pnpm shop search …` */
export const searchCommand = groupOf(
  new Command('search').description('what customers find: synonyms, how a text is understood, the index'),
  explainCommand,
  reindexCommand,
  synonymsCommand,
);
