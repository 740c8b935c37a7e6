import { chromiumArgs, findChromium } from '@jishi/scripts/chromium';
import { type Browser, chromium } from '@playwright/test';

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
