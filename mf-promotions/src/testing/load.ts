import type { PageModule } from '@jishi/contracts';
import { createI18n } from '@jishi/i18n';
import { createTestShop } from '@jishi/testing';
import { QueryClient } from '@tanstack/react-query';
import zh from '../messages/zh.ts';

/** Runs the loader of a page for a customer, as the shell would; answers its head, or what it throws (a redirect, a status). */
export async function load(page: PageModule, query = '') {
  const { shop } = createTestShop({ customer: { nickname: null, phone: null, portrait: null } });
  const context = {
    api: shop.api,
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    lang: 'zh',
    i18n: createI18n({ lang: 'zh', resources: { mf_promotions: zh } }),
    isSignedIn: true,
  } as const;
  try {
    return { head: await page.load({ params: {}, path: '/', query: new URLSearchParams(query) }, context) };
  } catch (thrown) {
    return { thrown };
  }
}
