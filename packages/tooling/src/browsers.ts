/**
 * The oldest browsers the shop's scripts run in, as browserslist writes them. Syntax is made to fit; what browsers bring
 * along is not filled in, so the oldest one that has all of it decides: `Promise.withResolvers` (Chrome, Safari),
 * `AbortSignal.any` (Firefox). `docs/browsers.md` says what others get.
 */
export const oldestBrowsers: readonly string[] = ['chrome >= 119', 'safari >= 17.4', 'firefox >= 124'];
