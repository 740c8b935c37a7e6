import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@jishi/release/testing';
import { aGitWorkspace } from '@jishi/release/testing/git-workspace';
import { describe, expect, test, vi } from 'vitest';
import { root } from '../root.ts';
import { listParts } from '../workspace.ts';
import { commitFaults } from './commit-faults.ts';
import { commitsSince } from './commits-since.ts';
import { scopesOf } from './scopes.ts';

const scopes = new Set(['cart', 'ui']);

describe('a message', () => {
  test.each([
    'feat(cart): keep the quantity',
    'docs: say why',
    'fix(ui)!: rounder\n\nBREAKING CHANGE: no corners',
    "Merge branch 'x'",
    'Revert "feat(cart): keep the quantity"\n\nThis reverts commit 1.',
  ])('%j is good', (message) => expect(commitFaults(message, scopes)).toEqual([]));

  test.each([
    ['wip', /no conventional commit/],
    ['Feat(cart): x', /"Feat" is no type/],
    ['feature(cart): x', /"feature" is no type: one of feat, fix/],
    ['feat(basket): x', /"basket" is no scope: one of cart, ui/],
    ['feat(cart):x', /no conventional commit/],
    [`feat(cart): ${'x'.repeat(61)}`, /73 letters: at most 72/],
    ['feat(cart): stop.', /without a full stop/],
    ['feat(cart): x\nwhy', /empty line/],
    ['fixup! feat(cart): x', /no conventional commit/],
  ])('%j is refused', (message, fault) => {
    expect(commitFaults(message, scopes)).toEqual([expect.stringMatching(fault)]);
  });
});

test('scopes are the folders and commands there are', () => {
  const all = scopesOf(root);
  for (const scope of ['shell', 'catalog', 'cart', 'checkout', 'user', 'promotions', 'api', 'web', 'e2e', 'new-remote'])
    expect(all).toContain(scope);
  expect(all).not.toContain('mf-catalog');
  expect(all.size).toBeGreaterThan(listParts(root).length);
});

const subjects = async (folder: string, base?: string) =>
  (await commitsSince(folder, base))?.map(({ message }) => message.split('\n')[0]) ?? null;
const later = { GIT_COMMITTER_DATE: '2030-01-01T00:00:00Z' };

describe('commits that count', () => {
  test('are those since the rule holds, also of a branch that began before, but not made before', async () => {
    await using workspace = await aGitWorkspace();
    workspace.commit('before the rule');
    workspace.git('checkout', '--quiet', '-b', 'side');
    vi.stubEnv('GIT_COMMITTER_DATE', '2001-01-01T00:00:00Z');
    workspace.commit('of a branch, before', 'a');
    vi.stubEnv('GIT_COMMITTER_DATE', later.GIT_COMMITTER_DATE);
    workspace.commit('of a branch, after', 'b');
    workspace.git('checkout', '--quiet', 'main');
    vi.unstubAllEnvs();
    workspace.commit('feat(scripts): the rule', 'scripts/commits.ts');
    workspace.git('merge', '--quiet', '--no-ff', '--message', 'Merge side', 'side');
    workspace.commit('after it', 'c');
    expect((await subjects(workspace.root))?.sort()).toEqual(['after it', 'of a branch, after']);
    expect(await subjects(workspace.root, 'HEAD~1')).toEqual(['after it']);
  });

  test('in a shallow clone are those that are there', async () => {
    await using workspace = await aGitWorkspace();
    workspace.commit('feat(scripts): the rule', 'scripts/commits.ts');
    for (const message of ['one', 'two', 'three']) workspace.commit(message, 'a');
    await using place = await temporaryFolder();
    const clone = join(place.path, 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth', '2', `file://${workspace.root}`, clone]);
    expect(await subjects(clone)).toEqual(['three']);
  });

  test('are none without history, and none before the rule', async () => {
    await using place = await temporaryFolder();
    expect(await subjects(place.path)).toBeNull();
    await using workspace = await aGitWorkspace();
    expect(await subjects(workspace.root)).toBeNull();
    expect(await subjects(workspace.root, 'no-such-branch')).toBeNull();
  });
});

test('the hook refuses a message, and lets a good one through', async () => {
  await using workspace = await aGitWorkspace();
  cpSync(join(root, '.githooks'), join(workspace.root, '.githooks'), { recursive: true });
  mkdirSync(join(workspace.root, 'node_modules/.bin'), { recursive: true });
  // The script reads the workspace it belongs to, whoever calls it.
  const script = join(root, 'scripts/commits.ts');
  const node = `#!/bin/sh\nshift\nexec "${process.execPath}" "${script}" "$@"\n`;
  writeFileSync(join(workspace.root, 'node_modules/.bin/node'), node, { mode: 0o755 });
  workspace.git('config', 'core.hooksPath', '.githooks');
  const commit = (message: string) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', 'commit', '--allow-empty', '-m', message], {
      cwd: workspace.root,
      encoding: 'utf8',
    });
  expect(commit('wip')).toMatchObject({ status: 1, stderr: expect.stringContaining('is no conventional commit') });
  expect(commit('fix(cart): keep the quantity')).toMatchObject({ status: 0 });
});
