import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { unitProject } from './packages/tooling/src/vitest.ts';

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));
const node = [
  'api',
  'backend',
  'fair-draw',
  'http-limits',
  'observing',
  'release',
  'rum',
  'server-kit',
  'service-worker',
  'streams',
  'tooling',
  'web',
].map((name) => [name, `packages/${name}`, 'node'] as const);
const dom = ['contracts', 'i18n', 'part-kit', 'testing', 'ui'].map(
  (name) => [name, `packages/${name}`, 'jsdom'] as const,
);
const parts = ['shell', ...remotes].map((name) => [name, name, 'jsdom'] as const);
const rest = [
  ['scripts', 'scripts', 'node'],
  ['bench', 'e2e/bench', 'node'],
  ['docs-site', 'docs-site', 'node'],
] as const;

// A team may have the packages and its own remote only.
const projects = [...node, ...dom, ...parts, ...rest].filter(([, folder]) =>
  existsSync(join(import.meta.dirname, folder)),
);

export default defineConfig({
  test: {
    projects: projects.map(([name, folder, environment]) => unitProject(name, folder, environment)),
    // Three more than cores: tests wait for servers, databases, processes and React, which shows what was on its way 300 ms later, for half of their time.
    maxWorkers: availableParallelism() + 3,
    // Files share workers, and what they leave stays in them: room for it.
    execArgv: ['--max-old-space-size=6144'],
  },
});
