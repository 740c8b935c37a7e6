import type { Command } from 'commander';
import { changelogText } from '../changes/changelog.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';

const examples = `
Examples:
  $ pnpm release changelog mf-catalog
  $ pnpm release changelog mf-catalog > CHANGELOG.md`;

export function addChangelogCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('changelog')
    .description('CHANGELOG.md of a part: commits each of its versions brings, as put down when it was published')
    .argument('<part>', 'shell, mf-<name>')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (part: string, options: CommonOptions) => {
    const changes = await openFrom(options, terminal).changes(part);
    if (changes.length === 0) throw new RegistryError('not-found', `no changes of ${part} were put down`);
    print(terminal, options, changes, () => changelogText(part, changes).trimEnd());
  });
}
