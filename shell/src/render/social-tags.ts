import type { PageHead } from '@jishi/contracts';
import type { Text } from '@jishi/i18n';
import { type Lang, localeOf, localePath, locales } from '@jishi/i18n/locale';
import { fullTitle, type HeadTag } from '../app/head.ts';
import type zh from '../messages/zh.ts';

/** Served by the host for pages without a picture of their own. */
const SHOP_CARD = '/social-card.png';
const cardSize = { 'og:image:width': '1200', 'og:image:height': '630' };

export type SocialFacts = {
  head: PageHead;
  text: Text<typeof zh>;
  /** Stands in where the page has none. */
  description: string;
  lang: Lang;
  origin: string;
  /** Without the language prefix. */
  path: string;
};

const openGraphLocale = (lang: Lang): string => localeOf(lang).iso.replace('-', '_');

/** Currencies by language: the symbol follows the language, the amount is never converted. */
const currencies: Record<Lang, string> = { zh: 'CNY', en: 'USD' };

/** The lowest price of a product: there is no word for a range. */
function priceTags({ kind, price: [lowest] = [] }: PageHead, lang: Lang): Record<string, string> {
  if (kind !== 'product' || lowest === undefined) return {};
  return { 'product:price:amount': (lowest / 100).toFixed(2), 'product:price:currency': currencies[lang] };
}

/** What other sites show of a page that is shared there (Open Graph). They read the server's HTML only. */
export function socialTags({ head, text, description, lang, origin, path }: SocialFacts): HeadTag[] {
  const picture = head.picture ?? head.preloadImage?.src;
  const shopName = text('shop.name');
  const properties = {
    'og:site_name': shopName,
    'og:type': head.kind ?? 'website',
    'og:title': head.title || fullTitle(head.title, text),
    'og:description': head.description || description,
    'og:url': origin + localePath(lang, head.canonical ?? path),
    'og:image': new URL(picture ?? SHOP_CARD, origin).href,
    ...(picture ? {} : cardSize),
    'og:image:alt': head.title || shopName,
    'og:locale': openGraphLocale(lang),
    ...priceTags(head, lang),
  };
  const others = locales.filter(({ code }) => code !== lang).map(({ code }) => openGraphLocale(code));
  const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes });
  return [
    ...Object.entries(properties)
      .filter(([, content]) => content !== '')
      .map(([property, content]) => meta({ property, content })),
    ...others.map((content) => meta({ property: 'og:locale:alternate', content })),
    // A product's picture is square; the shop's own card is wide.
    meta({ name: 'twitter:card', content: picture ? 'summary' : 'summary_large_image' }),
  ];
}
