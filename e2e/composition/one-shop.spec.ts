import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectAlive } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every file below a folder, as text. */
function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => !path.includes('node_modules') && statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'));
}

/** Stands in every exposed module of a remote, put there by its build. */
const markerOf = (remote: string): string => `__part:${remote.replaceAll('-', '_')}`;

for (const remote of readdirSync(root).filter((name) => name.startsWith('mf-'))) {
  test(`no byte of ${remote} is in the shell's build or in web`, () => {
    const marker = markerOf(remote);
    expect(textsBelow(join(root, remote, 'dist/web')).some((text) => text.includes(marker))).toBe(true);
    for (const folder of ['shell/dist', 'packages/web']) {
      expect(textsBelow(join(root, folder)).filter((text) => text.includes(marker))).toEqual([]);
    }
  });
}

test('every shared library is in the tab once', async ({ page }) => {
  await page.goto('/');
  await expectAlive(page, 'mf_catalog');
  const versions = await page.evaluate(() => {
    type Scope = Record<string, Record<string, { from: string }>>;
    const instances = (
      globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Scope[string]> }[] } }
    ).__FEDERATION__.__INSTANCES__;
    return instances.flatMap(({ shareScopeMap }) =>
      Object.entries(shareScopeMap['default'] ?? {}).map(
        ([name, byVersion]) => [name, Object.keys(byVersion)] as const,
      ),
    );
  });
  const names = versions.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', '@jishi/api', '@jishi/i18n', '@jishi/contracts', '@jishi/ui']),
  );
  for (const [name, list] of versions) expect(list, name).toHaveLength(1);
});
