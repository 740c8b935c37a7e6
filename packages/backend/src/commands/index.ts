import type { Command } from 'commander';
import { jobsCommand } from './jobs.ts';
import { migrateCommand } from './migrate.ts';
import { openApiCommand } from './openapi.ts';
import { ordersCommand } from './orders/index.ts';
import { outboxCommand } from './outbox.ts';
import { seedCommand } from './seed.ts';
import { settingsCommand } from './settings.ts';
import { usersCommand } from './users/index.ts';

/** Commands of `pnpm shop …`, one line each. */
export const commands: readonly Command[] = [
  jobsCommand,
  migrateCommand,
  openApiCommand,
  ordersCommand,
  outboxCommand,
  seedCommand,
  settingsCommand,
  usersCommand,
];
