import type { Page } from '@playwright/test';

/**
 * Settles once the script that measures has run; ask before the page opens, and leave the page only then: what nobody measures is told to
 * nobody.
 */
export async function whenMeasured(page: Page): Promise<void> {
  await page.waitForResponse('**/-/rum.js');
  await page.evaluate(`import('/-/rum.js').then(() => undefined)`); // the same module, which runs once
}
