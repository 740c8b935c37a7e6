import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { canInstall, installFromDebian } from './debian.ts';
import { say } from './progress.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';
import { ScriptError } from './script-error.ts';

/** What every Chromium of ours is started with: nothing of its own goes over the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const debianChromium = '/usr/bin/chromium';

/** Where a Chromium or Chrome usually is. */
const usualPlaces = [
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium that really starts: `CHROMIUM_PATH`, one that is here already, Playwright's download, or the one of the
 * Debian packages when this is root on Debian.
 *
 * @throws ScriptError when none of them starts, with what to do
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new ScriptError(`CHROMIUM_PATH is ${chosen}, which does not start. Correct it, or leave it empty.`);
  }
  const playwrights = playwrightPath();
  for (const path of [...usualPlaces, playwrights]) if (existsSync(path) && (await starts(path))) return path;
  say('chromium', "none here: taking Playwright's (about 180 MB)");
  await download();
  if (existsSync(playwrights) && (await starts(playwrights))) return playwrights;
  if (await installBrowser(debianChromium)) return debianChromium;
  throw new ScriptError(
    'There is no Chromium that starts here, and none could be installed.\n' +
      '  Install Chromium or Chrome (Debian, Ubuntu: apt-get install chromium), or set CHROMIUM_PATH, and try again.',
  );
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser of `npm test`: Chromium's headless shell, the same engine without windows, tabs and bars, which takes three quarters of the time
 * (decision 128). Where there is none, and none can be had from Debian, any Chromium does.
 *
 * @throws ScriptError as `findChromium`
 */
export async function findTestBrowser(): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return findChromium();
  if (existsSync(headlessShell) && (await starts(headlessShell))) return headlessShell;
  if (await installBrowser(headlessShell)) return headlessShell;
  return findChromium();
}

/** Draws an empty page: a browser whose libraries are missing has a version but does not do that. */
async function starts(path: string): Promise<boolean> {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--dump-dom', 'about:blank'];
  const { code, output } = await runProgram(path, args, { cwd: root, signal: AbortSignal.timeout(60_000) });
  return code === 0 && output.includes('<html');
}

/** Where Playwright keeps its own Chromium, there or not. */
function playwrightPath(): string {
  const require = createRequire(join(root, 'e2e/package.json'));
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } };
  return chromium.executablePath();
}

async function download(): Promise<void> {
  const args = [join(root, 'e2e/node_modules/@playwright/test/cli.js'), 'install', '--no-shell', 'chromium'];
  const { code } = await runProgram(process.execPath, args, {
    cwd: root,
    onOutput: (text) => process.stdout.write(text),
  });
  if (code !== 0) say('chromium', "Playwright's could not be downloaded");
}

/** With the fonts: a fresh Debian cannot draw Chinese. */
async function installBrowser(path: string): Promise<boolean> {
  if (!canInstall()) return false;
  say('chromium', 'installing the Debian package and fonts for Chinese');
  return (await installFromDebian([basename(path), 'fonts-noto-cjk'])) && (await starts(path));
}
