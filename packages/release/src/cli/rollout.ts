import type { Command } from 'commander';
import { shareText } from '../decisions/rollouts.ts';
import {
  type DecisionOptions,
  decide,
  decisionOf,
  type Terminal,
  withCommonOptions,
  withReasonOptions,
} from './context.ts';
import { type ForceOptions, forcedBy, withForcing } from './force.ts';
import { parseShare } from './share-option.ts';

const shareExamples = `
Who has the candidate keeps it when the share is raised. 0 is nobody, 100 everybody.

Examples:
  $ pnpm release pin mf-catalog@1.2.0 --share 1       begins a rollout
  $ pnpm release share 25 --reason "no errors in an hour"
  $ pnpm release share 0 --reason "a button does nothing"`;

export function addShareCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('share')
    .description('gives the candidate of the rollout that runs to more or fewer visitors')
    .argument('<percent>', 'how many: 5, 0.5, 25%', parseShare)
    .addHelpText('after', shareExamples);
  withReasonOptions(withCommonOptions(command, terminal)).action(async (buckets: number, options: DecisionOptions) => {
    const decision = decisionOf(options, `to ${shareText({ buckets })}`);
    await decide(terminal, options, (registry) => registry.share({ ...decision, buckets }));
  });
}

const finishExamples = `
Examples:
  $ pnpm release finish --reason "as good as the one before"`;

export function addFinishCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('finish')
    .description('makes the candidate of the rollout that runs live for everybody')
    .addHelpText('after', finishExamples);
  withForcing(withReasonOptions(withCommonOptions(command, terminal))).action(
    async (options: DecisionOptions & ForceOptions) => {
      const forced = forcedBy(command, options);
      await decide(terminal, options, (registry) =>
        registry.finish({ ...decisionOf(options, 'finish the rollout'), forced }),
      );
    },
  );
}

const abortExamples = `
Examples:
  $ pnpm release abort --reason "payments fail"`;

export function addAbortCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('abort')
    .description('ends the rollout that runs: everybody has what was live before it')
    .addHelpText('after', abortExamples);
  withReasonOptions(withCommonOptions(command, terminal)).action(async (options: DecisionOptions) => {
    await decide(terminal, options, (registry) => registry.abort(decisionOf(options, 'abort the rollout')));
  });
}
