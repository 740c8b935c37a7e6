import { Command } from 'commander';
import { examine, isBlocking } from '../operations/doctor/examine.ts';
import { shopFacts } from '../operations/doctor/shop-facts.ts';
import { Refused } from '../operations/refused.ts';
import { withExamples } from './support/examples.ts';
import { readsShop } from './support/shop-command.ts';

/** `pnpm shop doctor`: ends with 1 while something blocks the opening. */
export const doctorCommand = readsShop(
  withExamples(
    new Command('doctor').description('what is missing for opening the shop, each with the command that mends it'),
    'doctor',
    'doctor --json',
  ),
  async (run) => {
    const findings = examine(await shopFacts(run.shop));
    const lines = findings.map(
      ({ about, level, problem, mend }) => `${level === 'blocks' ? '✗' : '!'} ${about}: ${problem}\n    ${mend}`,
    );
    run.show(findings, lines.length > 0 ? lines.join('\n') : 'Nothing is missing.');
    const blocking = findings.filter(isBlocking).length;
    if (blocking > 0)
      throw new Refused(`The shop cannot be opened yet: ${blocking} of ${findings.length} findings block it.`);
  },
);
