import type { Command } from 'commander';
import { migrateCommand } from './migrate.ts';
import { openApiCommand } from './openapi.ts';
import { ordersCommand } from './orders/index.ts';
import { seedCommand } from './seed.ts';

/** Commands of `pnpm shop …`, one line each. */
export const commands: readonly Command[] = [migrateCommand, openApiCommand, ordersCommand, seedCommand];
