import { type Browser, chromium } from 'playwright-core';
import { RegistryError } from '../errors/registry-error.ts';

/**
 * Starts a browser with a profile of its own, which is gone when it is closed. Chromium has no sandbox for root.
 *
 * @param program as `findBrowser` finds it
 * @throws RegistryError `not-found` when it does not start
 */
export async function startBrowser(program: string): Promise<Browser> {
  try {
    return await chromium.launch({
      executablePath: program,
      args: ['--disable-gpu'],
      chromiumSandbox: process.getuid?.() !== 0,
    });
  } catch (cause) {
    const [why = ''] = String(cause instanceof Error ? cause.message : cause).split('\n');
    throw new RegistryError('not-found', `the browser ${program} does not start: ${why}`, { cause });
  }
}
