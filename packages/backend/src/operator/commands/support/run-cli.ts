import { Command, CommanderError } from 'commander';
import type { Config } from '../../../kernel/config/config.ts';
import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { StoreLockedError } from '../../../kernel/db/open/embedded/store-lock.ts';
import { openDatabase } from '../../../kernel/db/open/open-database.ts';
import { NeedsCode } from '../../operations/operators/needs-code.ts';
import { Refused } from '../../operations/refused.ts';
import { callRunningShop } from './call-running-shop.ts';
import { execute, kindOf, NeedsConfirmation } from './execute.ts';
import { failureText } from './failure.ts';
import { commandConfig } from './settings.ts';
import { type Call, parseCall } from './shop-command.ts';
import type { Terminal } from './terminal.ts';

const examples = `
Settings are those of the shop: the environment, then .env.
An embedded shop that is running executes the command itself.

pnpm shop <command> --help has more. Exit codes: 0 done, 1 refused (the message says why), 2 called wrongly.`;

export type ShopParts = {
  config: Config;
  database: Database;
  /** The clock; tests may move it. */
  now?: () => Date;
};

export type CliOptions = {
  commands: readonly Command[];
  /** What the commands work with, on a database that is open and migrated. */
  openShop(parts: ShopParts): ShopContext;
  terminal: Terminal;
  /** For tests: other settings, another database, another time. */
  readSettings?: () => Config;
  open?: (config: Config) => Promise<Database>;
  now?: () => Date;
  env?: Readonly<Record<string, string | undefined>>;
};

/** Runs `pnpm shop …`. Returns the exit code: 0 done, 1 refused or failed, 2 called wrongly. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<number> {
  const { terminal, commands } = options;
  try {
    const call = await parseCall(() => programOf(commands, terminal).parseAsync([...args], { from: 'user' }));
    return call ? await runAsking(withOperator(call, options.env ?? process.env), options) : 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    terminal.err(failureText(error));
    return 1;
  }
}

/** The environment of the operator names them, not that of a shop that runs the command. */
function withOperator(call: Call, { SHOP_OPERATOR: operator }: Readonly<Record<string, string | undefined>>): Call {
  return operator ? { ...call, options: { operator, ...call.options } } : call;
}

function programOf(commands: readonly Command[], terminal: Terminal): Command {
  const program = new Command('shop').description('Runs the shop.').addHelpText('after', examples);
  for (const command of commands) program.addCommand(command);
  listen(program, terminal);
  return program;
}

/** Sub-commands are made elsewhere, so they inherit nothing. */
function listen(command: Command, terminal: Terminal): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => terminal.out(text.trimEnd()),
    writeErr: (text) => terminal.err(text.trimEnd()),
  });
  for (const child of command.commands) listen(child, terminal);
}

/** Asks what the command wants to know, and runs it once more then. */
async function runAsking(call: Call, options: CliOptions): Promise<number> {
  try {
    return await runCall(call, options);
  } catch (error) {
    const answer = await askFor(error, options.terminal);
    return runAsking({ ...call, options: { ...call.options, ...answer } }, options);
  }
}

/** The options an operator's answer makes. */
async function askFor(error: unknown, { ask, askText }: Terminal): Promise<Record<string, unknown>> {
  if (error instanceof NeedsConfirmation && ask) {
    if (await ask(error.message)) return { yes: true };
    throw new Refused('Nothing was changed.');
  }
  if (error instanceof NeedsCode && askText) {
    const operator = error.operator ?? (await askText('Your name as an operator:'));
    const code = await askText('The code your authenticator shows:');
    if (operator === '' || code === '') throw new Refused('Nothing was changed.');
    return { operator, code };
  }
  throw error;
}

async function runCall(call: Call, options: CliOptions): Promise<number> {
  const config = (options.readSettings ?? (() => commandConfig(process.env)))();
  const database = await (options.open ?? openDatabase)(config).catch((error: unknown) => {
    if (error instanceof StoreLockedError) return error;
    throw error;
  });
  if (database instanceof StoreLockedError) return forward(call, config, options, database);
  const shop = options.openShop({ config, database, ...(options.now ? { now: options.now } : {}) });
  try {
    await execute(options.commands, call, shop, options.terminal);
    return 0;
  } finally {
    shop.security.close();
    await shop.pictures.close();
    await database.close();
  }
}

/** The store is in use: by a shop, which does it itself, or by another command. */
async function forward(call: Call, config: Config, options: CliOptions, locked: StoreLockedError): Promise<number> {
  if (kindOf(options.commands, call) === 'alone') {
    throw new Refused('This command needs the database for itself: stop the shop first.');
  }
  const exitCode = await callRunningShop(config.dataFolder, call, options.terminal);
  if (exitCode === null) throw locked;
  return exitCode;
}
