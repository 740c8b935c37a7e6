import { Command } from 'commander';
import { commands } from './commands/index.ts';
import { explainStartUpFailure } from './start-up-failure.ts';

const program = new Command('shop').description('Work on the shop: settings are read from the environment');
for (const command of commands) program.addCommand(command);

try {
  await program.parseAsync();
} catch (error) {
  console.error(explainStartUpFailure(error, 0) ?? error);
  process.exitCode = 1;
}
