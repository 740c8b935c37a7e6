import { join, resolve } from 'node:path';
import { isPartName } from '@jishi/contracts/names';
import type { Command } from 'commander';
import type { PublishResult } from '../versions/publish.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions, workspaceFolder } from './context.ts';
import { noteChangesOf } from './note-changes.ts';
import { table } from './table.ts';

type PublishOptions = CommonOptions & { sources?: string; dryRun?: boolean };

const examples = `
A published version never changes: the same version with other bytes is refused. Commits it brings since the version
before are put down beside it (pnpm release changelog).

Examples:
  $ pnpm release publish mf-catalog
  $ pnpm release publish shell mf-catalog --json
  $ pnpm release publish ./a-build --registry s3://shop/registry`;

export function addPublishCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('publish')
    .description('puts the builds of parts (<part>/dist) into the registry; they are not live before they are pinned')
    .argument('<part...>', 'shell, mf-<name>, or a folder with a build')
    .option('--sources <folder>', 'the checkout the builds were made from, for what they change (default: this one)')
    .option('--dry-run', 'check the builds and say what would be published')
    .addHelpText('after', examples);
  withCommonOptions(command).action(async (parts: string[], options: PublishOptions) => {
    const registry = openFrom(options, terminal);
    const isDryRun = options.dryRun === true;
    const published: PublishResult[] = [];
    for (const part of parts) {
      const result = await registry.publish(buildFolderOf(part), { isDryRun });
      published.push(result);
      // A folder with a build may be from anywhere.
      const root = options.sources ? resolve(options.sources) : isPartName(part) ? workspaceFolder : null;
      const problem = result.created && root && !isDryRun ? await noteChangesOf(registry, result, root) : null;
      if (problem && !options.json) terminal.err(`Note: ${problem}`);
    }
    print(terminal, options, published, () =>
      table(
        ['PART', 'VERSION', ''],
        published.map(({ part, version, created }) => [
          part,
          version,
          created ? (isDryRun ? 'would be published' : 'published') : 'was there already',
        ]),
      ),
    );
  });
}

const buildFolderOf = (part: string): string => (isPartName(part) ? join(workspaceFolder, part, 'dist') : part);
