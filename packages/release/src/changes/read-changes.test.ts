import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/builds.ts';
import { aGitWorkspace, type GitWorkspace } from '../testing/git-workspace.ts';
import type { Changes } from './changes.ts';
import { readChanges } from './read-changes.ts';

const sources = ['mf-catalog', 'packages/ui'];
const read = ({ root }: Pick<GitWorkspace, 'root'>, version: string, before: Changes | null) =>
  readChanges({ root, part: 'mf-catalog', version, sources, before });

test('the first version has a place in the history and nothing before it', async () => {
  await using workspace = await aGitWorkspace();
  const head = workspace.git('rev-parse', 'HEAD').trim();
  expect(await read(workspace, '1.0.0', null)).toMatchObject({ since: null, head, commits: [], isDirty: false });
});

test('a version brings the commits that touched what it is built from, newest first', async () => {
  await using workspace = await aGitWorkspace();
  const first = await read(workspace, '1.0.0', null);
  const own = workspace.commit('feat(catalog): a shelf', 'mf-catalog/shelf.ts');
  workspace.commit('feat(far): far away', 'packages/far/a.ts');
  const shared = workspace.commit(
    'fix(ui)!: rounder\n\nBREAKING CHANGE: no corners',
    'packages/ui/a.ts',
    'mf-catalog/b.ts',
  );
  const plain = workspace.commit('Tidy up 茶', 'mf-catalog/茶.ts');
  const { commits, since, leftOut } = await read(workspace, '2.0.0', first);
  expect([since, leftOut]).toEqual(['1.0.0', 0]);
  expect(commits).toEqual([
    { hash: plain, type: null, scope: null, subject: 'Tidy up 茶', breaking: null, folders: ['mf-catalog'] },
    { hash: shared, type: 'fix', scope: 'ui', subject: 'rounder', breaking: 'no corners', folders: sources },
    { hash: own, type: 'feat', scope: 'catalog', subject: 'a shelf', breaking: null, folders: ['mf-catalog'] },
  ]);
});

test('commits of a merged branch count, the merge itself does not', async () => {
  await using workspace = await aGitWorkspace();
  const first = await read(workspace, '1.0.0', null);
  workspace.git('checkout', '--quiet', '-b', 'side');
  workspace.commit('feat(catalog): from the side', 'mf-catalog/side.ts');
  workspace.git('checkout', '--quiet', 'main');
  workspace.commit('feat(far): meanwhile', 'packages/far/a.ts');
  workspace.git('merge', '--quiet', '--no-ff', '--message', 'Merge side', 'side');
  const { commits } = await read(workspace, '2.0.0', first);
  expect(commits?.map(({ subject }) => subject)).toEqual(['from the side']);
});

test('what is not committed is said, of its own sources only', async () => {
  await using workspace = await aGitWorkspace();
  workspace.write('packages/far/new.ts');
  expect(await read(workspace, '1.0.0', null)).toMatchObject({ isDirty: false });
  workspace.write('packages/ui/new.ts');
  expect(await read(workspace, '1.0.0', null)).toMatchObject({ isDirty: true });
});

test('too many commits: the newest that have room, and how many there are beside them', async () => {
  await using workspace = await aGitWorkspace();
  const first = await read(workspace, '1.0.0', null);
  const long = 'x'.repeat(2000);
  const messages = Array.from({ length: 120 }, (_, count) => `feat(catalog): ${count} ${long}`);
  workspace.commitAll('mf-catalog/a.ts', messages);
  const changes = await read(workspace, '2.0.0', first);
  expect(changes.commits?.[0]?.subject).toMatch(/^119 x+$/);
  expect((changes.commits?.length ?? 0) + changes.leftOut).toBe(120);
  expect(changes.leftOut).toBeGreaterThan(0);
  expect(JSON.stringify(changes).length).toBeLessThan(50_000);
});

describe('without history', () => {
  test('in a clone that does not reach back to the version before', async () => {
    await using workspace = await aGitWorkspace();
    const first = await read(workspace, '1.0.0', null);
    workspace.commit('feat(catalog): a shelf', 'mf-catalog/shelf.ts');
    workspace.commit('feat(catalog): another', 'mf-catalog/shelf.ts');
    await using context = await temporaryFolder();
    const root = join(context.path, 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${workspace.root}`, root]);
    const changes = await read({ root }, '2.0.0', first);
    expect(changes).toMatchObject({ commits: null, since: '1.0.0' });
    expect(changes.head).toBe(workspace.git('rev-parse', 'HEAD').trim());
  });

  test('in a folder that is no repository', async () => {
    await using workspace = await aGitWorkspace();
    const first = await read(workspace, '1.0.0', null);
    await using context = await temporaryFolder();
    const bare = { root: context.path };
    expect(await read(bare, '1.0.0', null)).toMatchObject({ head: null, commits: [], isDirty: false });
    expect(await read(bare, '2.0.0', first)).toMatchObject({ head: null, commits: null });
  });

  test('on a computer without git', async () => {
    await using workspace = await aGitWorkspace();
    const first = await read(workspace, '1.0.0', null);
    vi.stubEnv('PATH', '/nowhere');
    try {
      expect(await read(workspace, '2.0.0', first)).toMatchObject({ head: null, commits: null });
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
