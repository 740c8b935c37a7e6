import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../root.ts';
import { planRemote } from './plan-remote.ts';
import { writeRemote } from './write-remote.ts';

/** A workspace with one remote that states a path. */
function aWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-remote-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['biome.json', '.gitignore']) cpSync(join(root, name), join(folder, name));
  mkdirSync(join(folder, 'mf-gifts'));
  writeFileSync(
    join(folder, 'mf-gifts/part.ts'),
    "export default { pages: { home: { path: '/gifts/:id?' } }, navigation: [{ at: { header: 40 } }, { at: { drawer: 90 } }] };\n",
  );
  return folder;
}

test.each(['tea', 'mf-tea'])('"%s" makes mf-tea', async (name) => {
  expect(await planRemote(aWorkspace(), name, ' Tea house ', '/tea')).toEqual({
    part: 'mf-tea',
    owner: 'Tea house',
    path: '/tea',
    order: 50,
  });
});

test.each([
  ['shell', 'x', '/x', /"shell" is the host/],
  ['mf-Foo', 'x', '/x', /"mf-Foo" is no name of a remote/],
  ['../x', 'x', '/x', /no name of a remote/],
  ['gifts', 'x', '/x', /there is a mf-gifts already/],
  ['tea', ' ', '/x', /is no owner/],
  ['tea', 'two\nlines', '/x', /is no owner/],
  ['tea', 'x', 'tea', /is no path of a page/],
  ['tea', 'x', '/en/tea', /below \/en are the shop's own/],
  ['tea', 'x', '/cart', /belongs to mf_cart_checkout\/cart/],
  ['tea', 'x', '/Gifts/:name?', /belongs to mf_gifts\/home \(mf-gifts\/part\.ts\)/],
])('%s of "%s" at %s is refused', async (name, owner, path, message) => {
  await expect(planRemote(aWorkspace(), name, owner, path)).rejects.toThrow(message);
});

test('everything that is wrong is said at once', async () => {
  const wish = planRemote(aWorkspace(), 'Tea', '', 'tea');
  await expect(wish).rejects.toThrow(/name of a remote[\s\S]*owner[\s\S]*path of a page/);
});

describe('what is written', () => {
  test.each([
    { part: 'mf-x', owner: 'X', path: '/x', order: 10 },
    {
      part: 'mf-a-remote-with-a-name-that-is-much-longer-than-anybody-would-wish-for',
      owner: `Tea & "Sons" d'Or 茶`,
      path: '/a/path/that/is/as/long/as/the/name/of/the/part/:number?',
      order: 20,
    },
  ])('for $part passes the linter and names nothing else', async (remote) => {
    const folder = aWorkspace();
    const files = await writeRemote(folder, remote);
    expect(files).toContain('src/features/home/home-screen.tsx');
    const texts = files.map((file) => readFileSync(join(folder, remote.part, file), 'utf8'));
    expect(texts.filter((text) => /__[a-z]+__/.test(text))).toEqual([]);
    expect(readFileSync(join(folder, remote.part, 'src/messages/zh.ts'), 'utf8')).toMatch(
      /'home\.title': '(X|A remote with a name)/,
    );
    expect(readFileSync(join(folder, remote.part, 'README.md'), 'utf8')).toContain(`- Owner: ${remote.owner}\n`);
    expect(readdirSync(folder).sort()).toEqual(['.gitignore', 'biome.json', 'mf-gifts', remote.part].sort());
  });
});
