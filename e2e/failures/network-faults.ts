import type { Page, Route } from '@playwright/test';

async function answerCorrupt(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  const middle = body.length >> 1;
  body[middle] = (body[middle] ?? 0) ^ 1;
  await route.fulfill({ response, body });
}

/** What a network or a server can do to the files of a part. */
export const networkFaults = {
  refused: (route) => route.abort('connectionrefused'),
  'not found': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' }),
  hanging: async () => undefined,
  corrupt: (route) => answerCorrupt(route).catch(() => undefined), // the page may be gone by now
  'HTML instead of JavaScript': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Sign in to the network</title>',
    }),
} as const satisfies Record<string, (route: Route) => Promise<void>>;

export type NetworkFault = keyof typeof networkFaults;

/** What the browser says of such files; nothing else may stand in its console. */
export const networkNoise = /integrity|Failed to find a valid digest|MIME type|Failed to fetch/i;

/**
 * Breaks every file of a part in this page; answers how to repair them.
 *
 * @param isShort whether hanging files are given up early. Not where another part has to become alive in the same page:
 *   on a busy machine its honest files could be given up as well.
 */
export async function breakFiles(
  page: Page,
  part: string,
  fault: NetworkFault,
  { isShort }: { isShort: boolean },
): Promise<() => Promise<void>> {
  const files = (url: URL) => url.pathname.startsWith(`/remotes/${part}/`);
  // With a second listener what hangs goes on hanging after the repair: without any, the browser lets it go.
  await page.route(files, networkFaults[fault]);
  if (fault === 'hanging') await (isShort ? shortenLimits(page) : page.route('**/*', (route) => route.fallback()));
  return () => page.unroute(files);
}

const SHORT_LIMIT_MS = 300;

/** Pages that are opened from now on give up on files early. */
export async function shortenLimits(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/"attemptMs":\d+/, `"attemptMs":${SHORT_LIMIT_MS}`);
    return route.fulfill({ response, body: html });
  });
}
