import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/builds.ts';
import { findBrowser } from './find-browser.ts';

async function programs(folder: string, ...names: string[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    await writeFile(join(folder, name), '');
    await chmod(join(folder, name), 0o755);
  }
  return folder;
}

test('the setting, then Chromium or Chrome in PATH', async () => {
  await using folder = await temporaryFolder();
  const [one, other] = [
    await programs(join(folder.path, 'a'), 'google-chrome'),
    await programs(join(folder.path, 'b'), 'chromium', 'mine'),
  ];
  const PATH = [join(folder.path, 'none'), one, other].join(delimiter);

  expect(await findBrowser({ PATH })).toBe(join(one, 'google-chrome'));
  expect(await findBrowser({ PATH, SHOP_RELEASE_BROWSER: '' })).toBe(join(one, 'google-chrome'));
  expect(await findBrowser({ PATH, SHOP_RELEASE_BROWSER: join(other, 'mine') })).toBe(join(other, 'mine'));
});

test('none is a refusal that says what to do', async () => {
  await using folder = await temporaryFolder();
  await expect(findBrowser({ PATH: folder.path })).rejects.toThrow(/install chromium.*SHOP_RELEASE_BROWSER/);
  await expect(findBrowser({ SHOP_RELEASE_BROWSER: join(folder.path, 'mine') })).rejects.toThrow(
    /mine, which is no program/,
  );
});
