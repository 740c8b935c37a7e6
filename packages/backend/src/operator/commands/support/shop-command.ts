import { AsyncLocalStorage } from 'node:async_hooks';
import type { Command } from 'commander';
import type { ChangeRun, Run } from './run.ts';

/** A command as it was given: plain values, so that another process can run it. */
export type Call = { path: string[]; args: unknown[]; options: Record<string, unknown> };

/** `alone`: the command needs the database for itself, so it is never handed to a running shop. */
export type Kind = 'reads' | 'changes' | 'alone';

type Work = (run: ChangeRun, options: Record<string, unknown>, ...args: unknown[]) => Promise<void>;

const works = new WeakMap<Command, { kind: Kind; work: Work }>();
const given = new AsyncLocalStorage<{ call: Call | null }>();

/**
 * A command that looks at the shop. Adds `--json`. Options and arguments must be plain values (JSON): the command may be
 * parsed here and run in the api.
 *
 * `readsShop(new Command('list').argument('[name]'), async (run, options: Options, name?: string) => { … })`
 */
export function readsShop<Options extends object, Args extends unknown[]>(
  command: Command,
  work: (run: Run, options: Options, ...args: Args) => Promise<void>,
): Command {
  return prepare(command, 'reads', work as unknown as Work);
}

/** A command that changes the shop. Adds `--json`, `--dry-run` and `--yes`. */
export function changesShop<Options extends object, Args extends unknown[]>(
  command: Command,
  work: (run: ChangeRun, options: Options, ...args: Args) => Promise<void>,
): Command {
  return prepare(withChanges(command), 'changes', work as unknown as Work);
}

/** The same for work that needs the database for itself: the shop must be stopped when it is embedded. */
export function ownsShop<Options extends object, Args extends unknown[]>(
  command: Command,
  work: (run: ChangeRun, options: Options, ...args: Args) => Promise<void>,
): Command {
  return prepare(withChanges(command), 'alone', work as unknown as Work);
}

/** What a command does and how; null for one that opens no shop. */
export function workOf(command: Command): { kind: Kind; work: Work } | null {
  return works.get(command) ?? null;
}

/** Lets commander read the arguments and gives the call they make; null when the command did its work already. */
export async function parseCall(parse: () => Promise<unknown>): Promise<Call | null> {
  const slot: { call: Call | null } = { call: null };
  await given.run(slot, parse);
  return slot.call;
}

function withChanges(command: Command): Command {
  return command
    .option('--dry-run', 'do it, say what came of it, and undo it')
    .option('-y, --yes', 'do not ask before what cannot be taken back')
    .option('--operator <name>', 'who you are, where the shop has operators (or SHOP_OPERATOR)')
    .option('--code <digits>', 'what your authenticator shows; asked for at a terminal');
}

function prepare(command: Command, kind: Kind, work: Work): Command {
  works.set(command, { kind, work });
  return command.option('--json', 'print the result as JSON').action((...received: unknown[]) => {
    const slot = given.getStore();
    if (slot) slot.call = { path: pathOf(command), args: received.slice(0, -2), options: command.opts() };
  });
}

/** Names from the top down, without the program's own. */
function pathOf(command: Command): string[] {
  return command.parent ? [...pathOf(command.parent), command.name()] : [];
}
