import type { Command } from 'commander';
import { parseEnd } from './durations.ts';

/** Options of commands that bring something new. */
export type ForceOptions = { force?: boolean; reason?: string; expires?: string };

export function withForceOptions(command: Command): Command {
  return command
    .option('--expires <when>', 'from then on nobody starts this release: 30d, 12h, 2026-12-31', parseEnd)
    .option('--force', 'overrule a freeze or the check; the reason stands in the release');
}

/** Why a refusal is overridden; `null` when it is not. */
export function forcedBy(command: Command, { force, reason }: ForceOptions): string | null {
  if (!force) return null;
  if (!reason) command.error('--force needs --reason: say why the refusal does not count', { exitCode: 2 });
  return reason ?? null;
}
