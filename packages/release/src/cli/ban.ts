import type { Command } from 'commander';
import { RegistryError } from '../errors/registry-error.ts';
import { type ConfirmOptions, confirm, withConfirmOptions } from './confirm.ts';
import {
  type DecisionOptions,
  decide,
  decisionOf,
  type Terminal,
  withCommonOptions,
  withRequiredReason,
} from './context.ts';
import { readVersionArgument } from './version-argument.ts';

type BanOptions = DecisionOptions & ConfirmOptions & { replace?: string };

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
  withConfirmOptions(withRequiredReason(withCommonOptions(command, terminal))).action(
    async (text: string, options: BanOptions) => {
      const banned = readVersionArgument(text);
      const replacement = options.replace ? readVersionArgument(options.replace) : null;
      if (replacement && replacement.part !== banned.part) {
        throw new RegistryError('invalid', `${options.replace} cannot replace ${text}: it is another part`);
      }
      const request = { ...decisionOf(options, ''), ...banned, replace: replacement?.version };
      if (!options.dryRun) {
        await confirm(terminal, options, `${text} will never be served again on channel ${options.channel}.`);
      }
      await decide(terminal, options, (registry) => registry.ban(request));
    },
  );
}
