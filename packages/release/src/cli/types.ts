import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { RegistryError } from '../errors/registry-error.ts';
import { liveTerms, liveTypes, liveTypesFile } from '../live-types/live-types.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions, workspaceFolder } from './context.ts';

type TypesOptions = CommonOptions & { out?: string };

export function addTypesCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('types')
    .description('TypeScript types of the pages, fragments and events of the live release, for those who build on them')
    .argument('[part]', 'the part that uses them: its own are left out, the file is <part>/src/generated/live.d.ts')
    .option(
      '--out <file>',
      'where the types go, with the schemas beside them as .json (default: as said; printed when no part is named)',
    );
  withCommonOptions(command, terminal).action(async (part: string | undefined, options: TypesOptions) => {
    const release = await openFrom(options, terminal).live(options.channel);
    if (!release) throw new RegistryError('not-found', `channel ${options.channel} has no release yet`);
    const types = liveTypes(release, part ?? null);
    const text = liveTypesFile(types, release);
    const file = outputFile(part, options.out);
    if (file) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      writeFileSync(termsFile(file), `${JSON.stringify(liveTerms(release, part ?? null), null, 1)}\n`);
    }
    const counts = [types.pages, types.fragments, types.events].map((each) => Object.keys(each).length);
    const summary = { serial: release.serial, channel: release.channel, file, ...types };
    print(terminal, options, summary, () =>
      file
        ? `${relative(process.cwd(), file)}: ${counts[0]} pages, ${counts[1]} fragments, ${counts[2]} events of release ${release.serial}`
        : text.trimEnd(),
    );
  });
}

/** Beside the types: `live.d.ts` → `live.json`. */
const termsFile = (file: string): string => `${file.replace(/(\.d)?\.ts$/, '')}.json`;

function outputFile(part: string | undefined, out: string | undefined): string | null {
  if (out !== undefined) return resolve(out);
  if (part === undefined) return null;
  if (existsSync(join(workspaceFolder, part, 'part.ts'))) return join(workspaceFolder, part, 'src/generated/live.d.ts');
  throw new RegistryError('not-found', `there is no part ${part} here: name a folder with a part.ts, or --out <file>`);
}
