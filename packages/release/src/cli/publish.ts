import { join } from 'node:path';
import { isPartName } from '@jishi/contracts/names';
import type { Command } from 'commander';
import type { PublishResult } from '../publish.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions, workspaceFolder } from './context.ts';
import { table } from './table.ts';

const examples = `
A published version never changes: the same version with other bytes is refused.

Examples:
  $ pnpm release publish mf-catalog
  $ pnpm release publish shell mf-catalog --json
  $ pnpm release publish ./a-build --registry s3://shop/registry`;

export function addPublishCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('publish')
    .description('puts the builds of parts (<part>/dist) into the registry; they are not live before they are pinned')
    .argument('<part...>', 'shell, mf-<name>, or a folder with a build')
    .addHelpText('after', examples);
  withCommonOptions(command).action(async (parts: string[], options: CommonOptions) => {
    const registry = openFrom(options, terminal);
    const published: PublishResult[] = [];
    for (const part of parts) published.push(await registry.publish(buildFolderOf(part)));
    print(terminal, options, published, () =>
      table(
        ['PART', 'VERSION', ''],
        published.map(({ part, version, created }) => [part, version, created ? 'published' : 'was there already']),
      ),
    );
  });
}

const buildFolderOf = (part: string): string => (isPartName(part) ? join(workspaceFolder, part, 'dist') : part);
