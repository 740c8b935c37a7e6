import type { SecurityLog } from '@jishi/observing/security-log';
import { ShopError } from '../../../kernel/errors/shop-error.ts';
import { Refused } from '../refused.ts';
import { NeedsCode, WrongCode } from './needs-code.ts';

const LONGEST_ARG = 100;

/** A command as the security log has it; `operator` when one proved who they are. */
export type OperatorAct = { path: readonly string[]; args: readonly unknown[]; operator?: string };

/** Reports to the security log that `pnpm shop` changed something. Of files that were read there is the name, not what they hold. */
export function reportAct(security: SecurityLog, act: OperatorAct): void {
  security.report('operator.acted', factsOf(act));
}

/** Reports to the security log that a command was refused. Words of refusals may name customers: the key or the kind is reported. */
export function reportRefusedAct(security: SecurityLog, act: OperatorAct, error: unknown): void {
  security.report('operator.refused', { ...factsOf(act), reason: reasonOf(error) });
}

function reasonOf(error: unknown): string {
  if (error instanceof WrongCode) return 'operator.code';
  if (error instanceof NeedsCode) return 'operator.missing';
  if (error instanceof ShopError) return error.key;
  return error instanceof Refused ? 'refused' : 'failed';
}

function factsOf({ path, args, operator }: OperatorAct) {
  return {
    command: path.join(' '),
    args: args.flatMap((arg) => textOf(arg) ?? []),
    ...(operator === undefined ? {} : { operator }),
  };
}

function textOf(arg: unknown): string | null {
  if (Array.isArray(arg)) return arg.map(textOf).filter(Boolean).join(' ').slice(0, LONGEST_ARG);
  if (typeof arg === 'object' && arg !== null && 'name' in arg) return textOf(arg.name);
  return typeof arg === 'string' || typeof arg === 'number' ? String(arg).slice(0, LONGEST_ARG) : null;
}
