import type { Command } from 'commander';
import { seedCommand } from './demo/seed/seed-command.ts';
import { openApiCommand } from './openapi/openapi-command.ts';
import { operatorCommands } from './operator/commands/index.ts';

/** Commands of `pnpm shop …`, by name. */
export const commands: readonly Command[] = [...operatorCommands, openApiCommand, seedCommand].sort((one, other) =>
  one.name().localeCompare(other.name()),
);
