import type { Page } from '@playwright/test';

/** Scripts that do not come are not waited for: what then happens is for the test to say. */
const AT_MOST_MS = 5000;

/** Runs in the page: whether it is none of the shop's, or every script it has requested is there. */
function hasScripts(): boolean {
  if (!('__shop' in globalThis)) return true;
  const scripts = [...document.scripts].filter(({ src }) => src !== '');
  const arrived = ({ src }: HTMLScriptElement): boolean => performance.getEntriesByName(src).length > 0;
  return scripts.length > 0 && scripts.every(arrived);
}

const waitForScripts = (page: Page): Promise<unknown> =>
  page.waitForFunction(hasScripts, undefined, { timeout: AT_MOST_MS, polling: 50 }).catch(() => null);

/**
 * Journeys go on when the scripts of a page are there, as somebody does who looks before they press: they are requested after
 * the load event, once the pictures in view are painted. A test that names a moment (`waitUntil`) means that one.
 */
export function waitForScriptsOf(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await waitForScripts(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await waitForScripts(page);
    return response;
  };
}
