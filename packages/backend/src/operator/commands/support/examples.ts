import type { Command } from 'commander';

/** Ends the help of a command with examples, as they are typed after `pnpm shop`. */
export function withExamples(command: Command, ...examples: readonly string[]): Command {
  const lines = examples.map((example) => `  pnpm shop ${example}`);
  return command.addHelpText('after', `\nFor example:\n${lines.join('\n')}`);
}

/** A group of commands, such as `pnpm shop products …`. */
export function groupOf(command: Command, ...children: readonly Command[]): Command {
  for (const child of children) command.addCommand(child);
  return command;
}
