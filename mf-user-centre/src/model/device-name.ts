/** A browser and the system it runs on, in names everybody knows; `null` where the text does not tell. */
export type DeviceName = { browser: string | null; system: string | null };

type Named = readonly [name: string, pattern: RegExp];

/** In this order: most browsers also carry the names of others. */
const browsers: readonly Named[] = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.* Safari\//],
];

const systems: readonly Named[] = [
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (text: string, list: readonly Named[]) => list.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Reads a user agent. */
export const deviceName = (userAgent: string | null): DeviceName => ({
  browser: nameIn(userAgent ?? '', browsers),
  system: nameIn(userAgent ?? '', systems),
});
