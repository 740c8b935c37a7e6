import type { Command } from 'commander';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import { rolledBack } from '../../../kernel/db/rolled-back.ts';
import { giveCodeBack, proveOperator } from '../../operations/operators/prove-operator.ts';
import { reportAct, reportRefusedAct } from '../../operations/operators/report-act.ts';
import { Refused } from '../../operations/refused.ts';
import type { ChangeRun, Output } from './run.ts';
import { type Call, type Kind, workOf } from './shop-command.ts';

/** The operator has to agree first. */
export class NeedsConfirmation extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'NeedsConfirmation';
  }
}

/** Finds a command by its path. Null when there is none. */
function findCommand(commands: readonly Command[], path: readonly string[]): Command | null {
  const [name, ...rest] = path;
  const command = commands.find((each) => each.name() === name);
  if (!command) return null;
  return rest.length === 0 ? command : findCommand(command.commands, rest);
}

/**
 * Runs a command on an open shop.
 * @throws Refused, ShopError or NeedsConfirmation; nothing has changed then unless the command says so
 */
export async function execute(
  commands: readonly Command[],
  call: Call,
  shop: ShopContext,
  output: Output,
): Promise<void> {
  const command = findCommand(commands, call.path);
  const found = command && workOf(command);
  if (!found) throw new Refused(`The running shop does not know "${call.path.join(' ')}": restart it after an update.`);
  const run = runOf(call, shop, output);
  const work = () => found.work(run, call.options, ...call.args.map((arg) => arg ?? undefined));
  if (found.kind === 'reads' || run.isDryRun) await work();
  else await act(call, shop, work);
  if (run.isDryRun) output.err('Dry run: nothing was changed.');
}

/** Work that changes something: by somebody who has shown who they are, where the shop asks for that, and told in the security log. */
async function act(call: Call, shop: ShopContext, work: () => Promise<void>): Promise<void> {
  const told = { ...call, ...namedIn(call) };
  try {
    const proof = await proveOperator(shop, call.options);
    try {
      await work();
    } catch (error) {
      // The command is run again once the operator has agreed: with the same code.
      if (error instanceof NeedsConfirmation && proof) await giveCodeBack(shop.db, proof);
      throw error;
    }
    reportAct(shop.security, told);
  } catch (error) {
    if (!(error instanceof NeedsConfirmation)) reportRefusedAct(shop.security, told, error);
    throw error;
  }
}

function namedIn({ options: { operator } }: Call): { operator?: string } {
  return typeof operator === 'string' ? { operator } : {};
}

/** How a command uses the shop. */
export function kindOf(commands: readonly Command[], call: Call): Kind {
  const command = findCommand(commands, call.path);
  return (command && workOf(command)?.kind) ?? 'reads';
}

function runOf({ options }: Call, shop: ShopContext, output: Output): ChangeRun {
  const isJson = options['json'] === true;
  const isDryRun = options['dryRun'] === true;
  return {
    shop,
    isJson,
    isDryRun,
    show: (value, text) => output.out(isJson ? JSON.stringify(value, null, 2) : text),
    note: (text) => output.err(text),
    writeFile: (name, content) => output.file(name, typeof content === 'string' ? [Buffer.from(content)] : content),
    change: (work) => (isDryRun ? rolledBack(shop.db, work) : shop.db.transaction(work)),
    confirm: (what) => {
      if (!isDryRun && options['yes'] !== true) throw new NeedsConfirmation(what);
    },
  };
}
