import { chromiumArgs, findChromium } from '@jishi/scripts/chromium';
import { type Browser, chromium } from '@playwright/test';

/** @param without features of the browser that are turned off */
export const openBrowser = async (without: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, ...(without.length > 0 ? [`--disable-features=${without.join()}`] : [])],
  });
