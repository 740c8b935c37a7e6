import type { Page } from '@playwright/test';

type StartData = { parts: Record<string, unknown>; pages: { id: string }[]; fragments: { id: string }[] };

export type LiveRelease = { remotes: string[]; pages: string[]; fragments: string[] };

/** What the live release is made of, as every page says. */
export async function releaseOf(page: Page): Promise<LiveRelease> {
  await page.goto('/');
  const { parts, pages, fragments } = await page.evaluate(
    () => (globalThis as unknown as { __shop: StartData }).__shop,
  );
  return {
    remotes: Object.keys(parts)
      .filter((part) => part !== 'shell')
      .sort(),
    pages: pages.map(({ id }) => id),
    fragments: fragments.map(({ id }) => id),
  };
}
