import type { Driver, Opening } from './driver.ts';
import { openFirefox } from './firefox-bidi.ts';
import { openWebKit } from './webkit.ts';

export type EngineName = 'firefox' | 'webkit';

/** Names of the settings that say where the programs of each engine are; `npm test` finds them. */
const engineSettings = {
  firefox: ['FIREFOX_PATH'],
  webkit: ['WEBKIT_DRIVER_PATH', 'WEBKIT_BROWSER_PATH', 'XVFB_PATH'],
} as const satisfies Record<EngineName, readonly string[]>;

/** Engines all of whose programs are named. */
export const enginesHere = (env: NodeJS.ProcessEnv): EngineName[] =>
  (Object.keys(engineSettings) as EngineName[]).filter((name) => engineSettings[name].every((key) => env[key]));

const setting = (name: string): string => process.env[name] ?? '';

export const openDriver = (name: EngineName, opening: Opening): Promise<Driver> =>
  name === 'firefox'
    ? openFirefox(setting('FIREFOX_PATH'), opening)
    : openWebKit(
        {
          driver: setting('WEBKIT_DRIVER_PATH'),
          browser: setting('WEBKIT_BROWSER_PATH'),
          display: setting('XVFB_PATH'),
        },
        opening,
      );
