import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Driver, Opening } from './driver.ts';

/** 0 is dark, 1 is light. */
const light = { 'layout.css.prefers-color-scheme.content-override': 1, 'ui.systemUsesDarkTheme': 0 };
const dark = { 'layout.css.prefers-color-scheme.content-override': 0, 'ui.systemUsesDarkTheme': 1 };

/** Firefox over WebDriver BiDi, without a window: a browser and a profile for each test. */
export async function openFirefox(path: string, opening: Opening): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    defaultViewport: { width: opening.width, height: opening.height },
    extraPrefsFirefox: { ...(opening.isDark ? dark : light), 'javascript.enabled': opening.scripts },
  });
  try {
    const page = await browser.newPage();
    return driverOf(browser, page);
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** A function of the body of one: nothing of the test's own modules is known in the page. */
const asCall = (body: string, args: readonly unknown[]) => `(function () { ${body} })(...${JSON.stringify(args)})`;

/** The middle of an element, of its first line where it has several. Asked in one step: without scripts there is no waiting. */
const middleOf = (call: string) => `(() => {
  const box = ${call}?.getClientRects()[0];
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
})()`;

function driverOf(browser: Browser, page: Page): Driver {
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    address: async () => page.url(),
    run: async <T>(body: string, ...args: unknown[]) => (await page.evaluate(asCall(body, args))) as T,
    async press(body, ...args) {
      const middle = (await page.evaluate(middleOf(asCall(body, args)))) as { x: number; y: number } | null;
      if (middle) await page.mouse.click(middle.x, middle.y);
      return middle !== null;
    },
    type: (text) => page.keyboard.type(text),
    enter: () => page.keyboard.press('Enter'),
    // A page from the back/forward cache tells the driver of no load; who goes back looks for what they see then.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    screenshot: async () => Buffer.from(await page.screenshot()),
    pdf: async () => Buffer.from(await page.pdf()),
    version: () => browser.version(),
    close: () => browser.close(),
  };
}
