import type { PageModule } from '@jishi/contracts';
import { createI18n } from '@jishi/i18n';
import { createTestShop } from '@jishi/testing';
import { QueryClient } from '@tanstack/react-query';
import en from '../messages/en.ts';
import zh from '../messages/zh.ts';
import { customer } from './draw.tsx';

type Loaded = { head: Awaited<ReturnType<PageModule['load']>> } | { status: number; location: string | null };

/** Runs the loader of a page for a customer; answers the head, or the status and address it was turned to. */
export async function loadPage(page: PageModule, path: string, lang: 'zh' | 'en' = 'zh'): Promise<Loaded> {
  const { shop } = createTestShop({ customer, lang });
  const url = new URL(path, 'http://shop.test');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18n = createI18n({ lang, resources: { mf_cart_checkout: lang === 'en' ? en : zh } });
  try {
    const context = { api: shop.api, queries, lang, i18n, isSignedIn: true };
    return { head: await page.load({ params: {}, path: url.pathname, query: url.searchParams }, context) };
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, location: thrown.headers.get('location') };
    const { init } = thrown as { init?: { status?: number } };
    if (init?.status) return { status: init.status, location: null };
    throw thrown;
  }
}
