import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hasBuild, planBuilds, stampBuild } from './builds.ts';

const uses = (...names: string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [`@jishi/${name}`, 'workspace:*'])) });

/** Two parts: both use ui, and through it i18n; only the shell uses api. */
function aWorkspace() {
  const path = mkdtempSync(join(tmpdir(), 'jishi-scripts-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  };
  write('shell/package.json', uses('api', 'ui'));
  write('mf-catalog/package.json', uses('ui'));
  write('mf-catalog/part.ts', '');
  write('packages/ui/package.json', uses('i18n'));
  for (const name of ['api', 'i18n', 'tooling', 'backend']) write(`packages/${name}/package.json`, uses());
  const parts = ['shell', 'mf-catalog'];
  const build = (part: string) => {
    write(`${part}/dist/files.json`, JSON.stringify({ version: `0.1.0-dev.${part.length}` }));
    const plan = planBuilds(path, [part])[0]!;
    return stampBuild(path, part, plan.sources);
  };
  const outdated = () =>
    planBuilds(path, parts)
      .filter(({ stamp }) => !stamp)
      .map(({ part }) => part);
  return { path, write, build, parts, outdated, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

test('everything is built once, then nothing', () => {
  using workspace = aWorkspace();
  expect(workspace.outdated()).toEqual(['shell', 'mf-catalog']);
  for (const part of workspace.parts) workspace.build(part);
  expect(workspace.outdated()).toEqual([]);
});

test.each([
  ['mf-catalog/src/home.tsx', ['mf-catalog']],
  ['shell/src/header.tsx', ['shell']],
  ['packages/api/src/client.ts', ['shell']],
  ['packages/i18n/src/texts/texts.ts', ['shell', 'mf-catalog']],
  ['packages/tooling/src/preset.ts', ['shell', 'mf-catalog']],
  ['pnpm-lock.yaml', ['shell', 'mf-catalog']],
  ['packages/backend/src/app/app.ts', []],
  ['packages/backend/openapi.json', ['shell', 'mf-catalog']],
  ['mf-catalog/src/contract.ts', ['shell', 'mf-catalog']],
  ['mf-catalog/src/home.test.tsx', []],
])('a change in %s rebuilds %j', (file, parts) => {
  using workspace = aWorkspace();
  for (const part of workspace.parts) workspace.build(part);
  workspace.write(file, 'changed');
  expect(workspace.outdated()).toEqual(parts);
});

test('a build folder counts only with exactly the bytes that were built', () => {
  using workspace = aWorkspace();
  const stamp = workspace.build('shell');
  expect(hasBuild(workspace.path, 'shell', stamp)).toBe(true);
  workspace.write('shell/dist/files.json', JSON.stringify({ version: '0.1.0-dev.other' }));
  expect(hasBuild(workspace.path, 'shell', stamp)).toBe(false);
  rmSync(join(workspace.path, 'shell/dist'), { recursive: true });
  expect(hasBuild(workspace.path, 'shell', stamp)).toBe(false);
});
