import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { unitProject } from './packages/tooling/src/vitest.ts';

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));
const node = ['api', 'backend', 'release', 'tooling', 'web'].map((name) =>
  unitProject(name, `packages/${name}`, 'node'),
);
const dom = ['contracts', 'i18n', 'ui'].map((name) => unitProject(name, `packages/${name}`, 'jsdom'));
const parts = ['shell', ...remotes].map((name) => unitProject(name, name, 'jsdom'));

export default defineConfig({
  test: {
    projects: [
      ...node,
      ...dom,
      ...parts,
      unitProject('scripts', 'scripts', 'node'),
      unitProject('bench', 'e2e/bench', 'node'),
    ],
  },
});
