import type { Command } from 'commander';
import { shareText } from '../decisions/rollouts.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { evidenceText, findingText } from '../judgement/finding-text.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { curvesTable } from './curves-table.ts';
import { NegativeResult } from './negative-result.ts';

const examples = `
What visitors of the rollout met is asked of the api at SHOP_API_ORIGIN (default: this computer, SHOP_API_PORT) with
SHOP_INTERNAL_KEY. The release service does this every few seconds, and aborts a rollout whose candidate is worse than what is
live; without a service pnpm release due does, from cron. Ends with 4 when it is worse.

Examples:
  $ pnpm release judge
  $ pnpm release judge --curves     and how it came to be, over time
  $ pnpm release judge --json`;

export function addJudgeCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('judge')
    .description('whether the candidate of the rollout is worse than what is live, by what visitors met')
    .option('--curves', 'visitors and what speaks against the candidate, over time')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (options: CommonOptions & { curves?: boolean }) => {
    const registry = openFrom(options, terminal);
    const judged = await registry.judged(options.channel);
    if (!judged) {
      throw new RegistryError(
        'not-found',
        `no rollout runs on channel ${options.channel}, or there is no key of the api`,
      );
    }
    const { rollout, epochs, judgement } = judged;
    const visitors = (group: 'candidate' | 'control') => epochs.reduce((sum, epoch) => sum + epoch[group].visitors, 0);
    const curves = options.curves ? await registry.curves(options.channel) : null;
    print(terminal, options, curves ? { ...judged, curves } : judged, () =>
      [
        `${judgement.isBad ? 'worse than what is live' : 'no reason to abort'}: ${evidenceText(judgement)}`,
        `${shareText(rollout)} have the candidate: ${visitors('candidate')} visitors have had it, ${visitors('control')} have not`,
        ...judgement.findings.map((finding) => `  ${findingText(finding)}`),
        ...(curves ? ['', curvesTable(curves, judgement.findings)] : []),
      ].join('\n'),
    );
    if (judgement.isBad) throw new NegativeResult();
  });
}
