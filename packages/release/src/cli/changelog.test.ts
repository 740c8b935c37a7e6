import { expect, test } from 'vitest';
import { aCli, commandKinds, type RegistryKind } from '../testing/cli.ts';
import { aGitWorkspace } from '../testing/git-workspace.ts';
import { aService } from '../testing/service.ts';

/** Versions 1, 2 and 3 of the catalogue, live one after the other, with a commit before each later one. */
async function aShop(kind: RegistryKind) {
  const [cli, workspace] = [await aCli(kind), await aGitWorkspace()];
  const publish = async (part: string, version: string) => {
    const { code, err } = await cli.run('publish', await cli.build(part, version), '--sources', workspace.root);
    if (code !== 0) throw new Error(err);
    await cli.run('pin', `${part}@${version}`, '--reason', version);
  };
  await publish('shell', '1.0.0');
  await publish('mf-catalog', '1.0.0');
  workspace.commit('feat(catalog): a shelf\n\nBREAKING CHANGE: no table', 'mf-catalog/shelf.ts');
  await publish('mf-catalog', '2.0.0');
  workspace.commit('fix(ui): rounder', 'packages/ui/a.ts');
  workspace.commit('chore: elsewhere', 'packages/far/a.ts');
  await publish('mf-catalog', '3.0.0');
  return { cli, workspace, publish };
}

test.each(commandKinds)('on a %s: every version says what it brings', async (kind) => {
  const { cli, workspace } = await aShop(kind);
  await using _cli = cli;
  await using _workspace = workspace;
  const { out } = await cli.run('changelog', 'mf-catalog');
  expect(
    out.replaceAll(/\b[0-9a-f]{12}\b/g, 'HASH').replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY'),
  ).toBe(`# Changes of mf-catalog

## 3.0.0 (DAY)

built from HASH, after 2.0.0

### Fixes

- **ui:** rounder (HASH)

## 2.0.0 (DAY)

built from HASH, after 1.0.0

### Breaking

- **catalog:** no table (HASH)

### Features

- **catalog:** a shelf (HASH)

## 1.0.0 (DAY)

built from HASH

The first version whose changes are kept.`);
});

test('a diff of releases says what comes, and what a way back takes away', async () => {
  const { cli, workspace } = await aShop('folder');
  await using _cli = cli;
  await using _workspace = workspace;
  const there = (await cli.run('diff', '2', '4')).out;
  expect(there).toMatch(
    /^mf-catalog brings\n +[0-9a-f]{12} +fix\(ui\) +rounder\n +[0-9a-f]{12} +feat\(catalog\)! +a shelf$/m,
  );
  expect((await cli.run('diff', '4', '3')).out).toMatch(/^mf-catalog takes back\n +[0-9a-f]{12} +fix\(ui\) +rounder$/m);
  expect(await cli.json('diff', '3', '4')).toMatchObject({
    changes: [{ part: 'mf-catalog', between: { kind: 'brings', commits: [{ subject: 'rounder' }] } }],
  });
});

test('a version of unknown sources has no history, and is as good as any', async () => {
  const { cli, workspace } = await aShop('folder');
  await using _cli = cli;
  await using _workspace = workspace;
  await cli.publish('mf-catalog@4.0.0');
  await cli.run('pin', 'mf-catalog@4.0.0', '--reason', 'x');
  expect((await cli.run('diff', '4', '5')).out).toContain('mf-catalog: no history');
  const { code, err } = await cli.run('publish', await cli.build('mf-gifts', '1.0.0'), '--sources', workspace.root);
  expect([code, err]).toEqual([0, expect.stringMatching(/has no sources of mf-gifts: its changes are not known/)]);
  expect((await cli.run('changelog', 'mf-gifts')).err).toMatch(/no changes of mf-gifts were put down/);
});

test('what was put down stays: publishing the same bytes later changes nothing', async () => {
  const { cli, workspace, publish } = await aShop('folder');
  await using _cli = cli;
  await using _workspace = workspace;
  const before = await cli.json('changelog', 'mf-catalog');
  workspace.commit('feat(catalog): later', 'mf-catalog/later.ts');
  await publish('mf-catalog', '3.0.0');
  expect(await cli.json('changelog', 'mf-catalog')).toEqual(before);
  expect((await cli.run('verify')).code).toBe(0);
});

test('through the release service it is put down there', async () => {
  await using service = await aService();
  await using workspace = await aGitWorkspace();
  const token = await service.token('ci', 'publisher');
  const publish = async (version: string) => {
    const build = await service.build('mf-catalog', version);
    return service.run(token, 'publish', build, '--sources', workspace.root);
  };
  expect(await publish('1.0.0')).toMatchObject({ code: 0, err: '' });
  workspace.commit('feat(catalog): a shelf', 'mf-catalog/shelf.ts');
  expect(await publish('2.0.0')).toMatchObject({ code: 0, err: '' });
  expect((await service.run(token, 'changelog', 'mf-catalog')).out).toContain('- **catalog:** a shelf');
  const viewer = await service.token('looker', 'viewer');
  const body = JSON.stringify((await service.registry.changes('mf-catalog'))[0]);
  const answer = await service.ask('/v1/note-changes', {
    body,
    headers: { authorization: `Bearer ${viewer}`, 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(403);
});
