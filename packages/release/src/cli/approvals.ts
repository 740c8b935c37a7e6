import { type Command, InvalidArgumentError } from 'commander';
import type { ApprovalsRequest } from '../context/requests.ts';
import {
  type DecisionOptions,
  decide,
  decisionOf,
  type Terminal,
  withCommonOptions,
  withReasonOptions,
  withRequiredReason,
} from './context.ts';
import { type ForceOptions, forcedBy, withForcing } from './force.ts';

const approveExamples = `
Whoever asked for it cannot approve it. Roll-backs, bans and freezes need nobody.

Examples:
  $ pnpm release show                    names what was asked for
  $ pnpm release approve 3fa9c1d2 --dry-run
  $ pnpm release approve 3fa9c1d2`;

export function addApproveCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('approve')
    .description('makes a pin or a promotion that another person asked for')
    .argument('<id>', 'its id, as show names it')
    .addHelpText('after', approveExamples);
  withReasonOptions(withCommonOptions(command, terminal)).action(async (id: string, options: DecisionOptions) => {
    const { reason: _, ...decision } = decisionOf(options, '');
    await decide(terminal, options, (registry) => registry.approve({ ...decision, id }));
  });
}

const approvalsExamples = `
"person": whoever approves has another name than whoever asked. With the release service names are those of tokens.
"key": they sign with another key, too. To need less than before is for one alone only with --force.

Examples:
  $ pnpm release approvals person --reason "two pairs of eyes for the sale"
  $ pnpm release approvals key --reason "keys are personal now"
  $ pnpm release approvals off --force --reason "the team is one person in August"`;

export function addApprovalsCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('approvals')
    .description('whether a second person has to approve pins and promotions on the channel')
    .argument('<second>', 'person, key or off', parseSecond)
    .addHelpText('after', approvalsExamples);
  withForcing(withRequiredReason(withCommonOptions(command, terminal))).action(
    async (second: ApprovalsRequest['second'], options: DecisionOptions & ForceOptions) => {
      const forced = forcedBy(command, options);
      await decide(terminal, options, (registry) => registry.approvals({ ...decisionOf(options, ''), second, forced }));
    },
  );
}

function parseSecond(text: string): ApprovalsRequest['second'] {
  if (text === 'person' || text === 'key') return text;
  if (text === 'off') return null;
  throw new InvalidArgumentError('Write person, key or off.');
}
