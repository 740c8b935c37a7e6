import { commands } from './commands/index.ts';
import { runCli } from './commands/support/run-cli.ts';
import { processTerminal } from './commands/support/terminal.ts';

process.exitCode = await runCli(process.argv.slice(2), { commands, terminal: processTerminal() });
