import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KnipConfig } from 'knip';

/** Every module a part publishes is named in its `part.ts`; nothing imports them. */
const published = async (folder: string): Promise<string[]> => {
  const { default: part } = (await import(join(import.meta.dirname, folder, 'part.ts'))) as {
    default: { pages: Modules; fragments: Modules; contract?: string };
  };
  const named = [...Object.values(part.pages), ...Object.values(part.fragments)].map(({ module }) => module);
  const files = part.contract === undefined ? named : [...named, part.contract];
  return ['part.ts', ...files.map((file) => file.replace(/^\.\//, ''))];
};

type Modules = Record<string, { module: string }>;

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

/** What each part of a platform brings in the same version, whether it imports it or not (`packages/tooling/src/shared.ts`). */
const sharedLibraries = ['axios', 'i18next', 'react-i18next', 'zustand'];

const part = async (folder: string, ...more: string[]) => ({
  entry: [...(await published(folder)), ...more],
  // Its build is a program of the tooling.
  ignoreDependencies: [...sharedLibraries, '@jishi/tooling'],
});

/** Unused files, exports and dependencies: `pnpm unused`. Programs that others start by their path are entries. */
export default async (): Promise<KnipConfig> => ({
  workspaces: {
    shell: await part('shell', 'src/index.ts', 'src/server.ts'),
    ...Object.fromEntries(await Promise.all(remotes.map(async (name) => [name, await part(name)]))),
    'packages/tooling': { entry: ['src/left-out/no-*.ts'] },
    // A trial is a process and a script of its own.
    'packages/release': { entry: ['src/testing/writer.ts', 'src/check/trial/{host,try-part}.ts'] },
    // The browser of the journeys is looked for in their package; vitest is given its reporter by path.
    scripts: { entry: ['*.{ts,mjs}', 'src/run-findings.ts'], ignoreDependencies: ['@playwright/test'] },
    // Stories are read by a test and by the site of the documents, whose pages are written before it is built.
    'packages/ui': { entry: ['src/*/*.stories.tsx'] },
    'docs-site': { entry: ['src/stories/story-frame.tsx', 'build.ts', 'dev.ts'] },
    // The parts that stand in for broken ones are built from their folders.
    e2e: {
      entry: [
        'coverage/write.ts',
        'engines/playwright.config.ts',
        'failures/parts/*/part.ts',
        'failures/parts/*/src/**',
      ],
    },
  },
  ignore: ['scripts/new-remote/template/**'],
  ignoreBinaries: ['nginx', 'redis-server'],
});
