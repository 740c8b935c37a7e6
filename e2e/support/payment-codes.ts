import type { Page } from '@playwright/test';

/** What the codes of a page say, the newest last: a phone would read it from the screen. */
export function paymentCodes(page: Page): string[] {
  const codes: string[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/unifiedPayment') || !answer.ok()) return;
    const { message } = (await answer.json()) as { message: { code_url: string } };
    if (message.code_url && message.code_url !== codes.at(-1)) codes.push(message.code_url);
  });
  return codes;
}
