import type { Command } from 'commander';
import { parseEnd } from './durations.ts';

/** Options of commands that bring something new. */
export type ForceOptions = { force?: boolean; reason?: string; expires?: string };

export const withForcing = (command: Command): Command =>
  command.option('--force', 'overrule a freeze or the check; the reason stands in the release');

export const withForceOptions = (command: Command): Command =>
  withForcing(
    command.option('--expires <when>', 'from then on nobody starts this release: 30d, 12h, 2026-12-31', parseEnd),
  );

/** Why a refusal is overridden; `null` when it is not. */
export function forcedBy(command: Command, { force, reason }: ForceOptions): string | null {
  if (!force) return null;
  if (!reason) command.error('--force needs --reason: say why the refusal does not count', { exitCode: 2 });
  return reason ?? null;
}
