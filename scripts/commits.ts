import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commitFaults } from './src/commits/commit-faults.ts';
import { commitsSince } from './src/commits/commits-since.ts';
import { scopesOf } from './src/commits/scopes.ts';
import { root } from './src/root.ts';
import { runScript } from './src/script-error.ts';

const help = `pnpm commits: are the messages of commits conventional (conventionalcommits.org)?

  pnpm commits                   all since the rule holds
  pnpm commits --base main       all that main does not have
  pnpm commits --message <file>  one that is about to be made (.githooks/commit-msg)`;

await runScript(async () => {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, message: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const scopes = scopesOf(root);
  if (values.message) return tell(commitFaults(withoutComments(readFileSync(values.message, 'utf8')), scopes));
  const commits = await commitsSince(root, values.base);
  if (!commits) {
    console.log(`commits     no history${values.base ? ` behind ${values.base}` : ''}: not checked`);
    return values.base ? 1 : 0;
  }
  const faults = commits.flatMap(({ hash, message }) =>
    commitFaults(message, scopes).map((fault) => `${hash.slice(0, 12)} ${fault}`),
  );
  if (faults.length === 0) console.log(`commits     ${commits.length} conventional`);
  return tell(faults);
});

/** Without what git writes into the file for whoever writes the message; below the scissors stands the change itself. */
function withoutComments(text: string): string {
  const [message = ''] = text.split(/^# -+ >8 -+$/m);
  return message.replaceAll(/^#.*\n?/gm, '').trim();
}

function tell(faults: readonly string[]): number {
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) console.error('How commits are written: CONTRIBUTING.md');
  return faults.length === 0 ? 0 : 1;
}
