import type { Command } from 'commander';
import { RegistryError } from '../errors/registry-error.ts';
import type { Terminal } from './context.ts';

export type ConfirmOptions = { yes?: boolean };

export const withConfirmOptions = (command: Command): Command =>
  command.option('--yes', 'do not ask: what scripts need');

/**
 * Asks somebody who sits at a terminal.
 *
 * @param isRequired whether somebody must have agreed also where there is no terminal
 * @throws RegistryError `conflict` when it is not wanted, or nobody could be asked
 */
export async function confirm(
  terminal: Terminal,
  { yes }: ConfirmOptions,
  what: string,
  isRequired = false,
): Promise<void> {
  if (yes) return;
  if (terminal.ask) {
    if (await terminal.ask(`${what}\nGo on? [y/N] `)) return;
    throw new RegistryError('conflict', 'nothing was changed');
  }
  if (isRequired) throw new RegistryError('conflict', `${what}\nNothing was changed: --yes does it.`);
}
