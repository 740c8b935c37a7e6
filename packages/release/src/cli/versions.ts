import type { Command } from 'commander';
import { RegistryError } from '../errors/registry-error.ts';
import type { VersionFacts } from '../versions/version-facts.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { sizeText } from './sizes.ts';
import { table } from './table.ts';

const examples = `
Examples:
  $ pnpm release versions mf-catalog`;

export function addVersionsCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('versions')
    .description('published versions of a part, newest first: size, where they are live, what speaks against them')
    .argument('<part>', 'shell, mf-<name>')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (part: string, options: CommonOptions) => {
    const versions = await openFrom(options, terminal).describeVersions(part);
    if (versions.length === 0) {
      throw new RegistryError('not-found', `${part} has no published version: pnpm release publish ${part}`);
    }
    print(terminal, options, versions, () =>
      table(['VERSION', 'PUBLISHED', 'WEB', 'SERVER', 'LIVE ON', ''], versions.map(toRow)),
    );
  });
}

function toRow({ version, time, size, live, candidate, isLatest, deprecated, banned }: VersionFacts): string[] {
  const notes = [
    ...(isLatest ? ['latest'] : []),
    ...(deprecated ? [`deprecated: ${deprecated.reason}`] : []),
    ...banned.map(({ channel, reason }) => `banned on ${channel}: ${reason}`),
    ...(size ? [] : ['damaged: pnpm release verify']),
  ];
  const sizes = size ? [sizeText(size.web), sizeText(size.server)] : ['', ''];
  const places = [...live, ...candidate.map((channel) => `${channel} (candidate)`)];
  return [version, time, ...sizes, places.join(', '), notes.join('; ')];
}
