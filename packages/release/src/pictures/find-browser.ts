import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { RegistryError } from '../errors/registry-error.ts';

/** Names of the program, the open one first. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The program of the browser that takes the pictures: what `SHOP_RELEASE_BROWSER` names, else the first Chromium or Chrome in `PATH`. None is ever downloaded.
 *
 * @throws RegistryError `not-found` saying what to install or to set
 */
export async function findBrowser(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const named = env['SHOP_RELEASE_BROWSER'];
  if (named) {
    if (await isProgram(named)) return named;
    throw new RegistryError('not-found', `SHOP_RELEASE_BROWSER names ${named}, which is no program of this computer`);
  }
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    for (const name of names) if (await isProgram(join(folder, name))) return join(folder, name);
  }
  throw new RegistryError(
    'not-found',
    'pictures need a browser, and there is none here: install chromium or google-chrome, or name its program in SHOP_RELEASE_BROWSER',
  );
}

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
