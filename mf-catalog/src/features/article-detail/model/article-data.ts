import type { Article } from '@jishi/api/articles';
import { paths } from '@jishi/contracts';
import { toInstant } from '@jishi/i18n';
import { type Lang, localeOf, localePath } from '@jishi/i18n/locale';
import { excerptOf, firstPictureOf } from '../../../model/shop-html.ts';

/** The shop's own picture, served by the host: for articles without one. */
const SHOP_CARD = '/social-card.png';

type Whereabouts = { lang: Lang; origin: string /** Name of the shop. */; shop: string };

/** The article for search engines, in the vocabulary of schema.org. */
export function articleData(article: Article, { lang, origin, shop }: Whereabouts): object {
  const { id, name, description, html, publishedAt, updatedAt } = article;
  const moment = (time: string) => {
    const instant = toInstant(time);
    return instant === undefined ? undefined : new Date(instant).toISOString();
  };
  return {
    '@type': 'Article',
    headline: name,
    description: description || excerptOf(html) || undefined,
    image: new URL(firstPictureOf(html) ?? SHOP_CARD, origin).href,
    inLanguage: localeOf(lang).iso,
    datePublished: moment(publishedAt),
    dateModified: moment(updatedAt || publishedAt),
    mainEntityOfPage: origin + localePath(lang, paths.article(id)),
    author: { '@type': 'Organization', name: shop, url: origin + localePath(lang, paths.home()) },
  };
}
