import { dirname, join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { openRegistry, type Registry } from '../registry.ts';
import { keysFromSettings } from '../trust/key-settings.ts';

/** What the CLI sees of the world; tests give their own. */
export type Terminal = {
  env: Readonly<Record<string, string | undefined>>;
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
  const { env } = terminal;
  const registry = options.registry
    ? resolve(options.registry)
    : join(resolve(workspaceFolder, env['SHOP_DATA'] || 'data'), 'registry');
  // As with npm start: a demo unless it is said otherwise. Its keys are beside its registry.
  const isDemo = env['SHOP_DEMO'] !== '0';
  const keys = keysFromSettings(env, { dataFolder: dirname(registry), base: workspaceFolder, isDemo });
  return openRegistry(registry, keys);
}

/** Prints the value as JSON, or what people read. */
export function print(terminal: Terminal, options: CommonOptions, value: unknown, text: () => string): void {
  terminal.out(options.json ? JSON.stringify(value, null, 2) : text());
}
