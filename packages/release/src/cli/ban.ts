import type { Command } from 'commander';
import { RegistryError } from '../errors/registry-error.ts';
import {
  type DecisionOptions,
  decisionOf,
  openFrom,
  printResult,
  type Terminal,
  withCommonOptions,
  withRequiredReason,
} from './context.ts';
import { readVersionArgument } from './version-argument.ts';

type BanOptions = DecisionOptions & { replace?: string };

const examples = `
A ban cannot be taken back: publish a new version instead. Open tabs leave a banned version at their next page.

Examples:
  $ pnpm release ban mf-catalog@1.2.0 --reason "shows wrong prices"
  $ pnpm release ban mf-catalog@1.2.0 --replace mf-catalog@1.2.1 --reason "shows wrong prices"`;

export function addBanCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('ban')
    .description('makes a release after which a version is never served again')
    .argument('<part@version>', 'which version')
    .option('--replace <part@version>', 'what takes its place when it is live (default: what was live before it)')
    .addHelpText('after', examples);
  withRequiredReason(withCommonOptions(command)).action(async (text: string, options: BanOptions) => {
    const banned = readVersionArgument(text);
    const replacement = options.replace ? readVersionArgument(options.replace) : null;
    if (replacement && replacement.part !== banned.part) {
      throw new RegistryError('invalid', `${options.replace} cannot replace ${text}: it is another part`);
    }
    const decision = decisionOf(options, '');
    const result = await openFrom(options, terminal).ban({ ...decision, ...banned, replace: replacement?.version });
    await printResult(terminal, options, result);
  });
}
