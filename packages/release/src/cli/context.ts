import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { openRegistry, type Registry } from '../registry.ts';

/** What the CLI sees of the world; tests give their own. */
export type Terminal = {
  env: { SHOP_DATA?: string | undefined };
  out(text: string): void;
  err(text: string): void;
};

/** Options every command has. */
export type CommonOptions = { registry?: string; channel: string; json?: boolean };

/** The folder that holds the parts: this file is in `packages/release/src/cli`. */
export const workspaceFolder = resolve(import.meta.dirname, '../../../..');

export function withCommonOptions(command: Command): Command {
  return command
    .option('--registry <folder>', 'the registry (default: registry/ in SHOP_DATA, or in ./data)')
    .addOption(new Option('--channel <name>', 'which line of releases').default('live'))
    .option('--json', 'print JSON for programs');
}

export function withReasonOptions(command: Command): Command {
  return command
    .option('--author <name>', 'who decided it (default: the user of this computer)')
    .option('--reason <text>', 'why; stands in the release (default: what was changed)');
}

export function openFrom(options: CommonOptions, terminal: Terminal): Registry {
  const data = resolve(workspaceFolder, terminal.env.SHOP_DATA || 'data');
  return openRegistry(options.registry ? resolve(options.registry) : join(data, 'registry'));
}

/** Prints the value as JSON, or what people read. */
export function print(terminal: Terminal, options: CommonOptions, value: unknown, text: () => string): void {
  terminal.out(options.json ? JSON.stringify(value, null, 2) : text());
}
