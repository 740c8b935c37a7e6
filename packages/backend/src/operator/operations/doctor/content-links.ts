import { linksIn, toPagePath } from '@jishi/api/links';
import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { notifications, products, productTexts } from '../../../kernel/db/schema/index.ts';
import { readSettings } from '../../../kernel/settings/settings.ts';
import { customerService } from '../../../modules/shop/service.ts';
import { entranceCodes } from '../../../modules/shop/site-config.ts';
import { loadArticles, loadColumns } from '../articles/load-pages.ts';
import { loadBanners } from '../banners/save-banner.ts';
import type { ContentLink } from './finding.ts';

/** Messages look alike: so many show what they lead to. */
const MESSAGES = 5000;

/**
 * Every address of the shop that something shown leads to. Addresses of the mobile app are those of the pages they stand for, and those
 * that begin with the shop's own origin are paths.
 */
export async function contentLinks(db: Db, origin: string | null): Promise<ContentLink[]> {
  const found = [
    ...(await bannerLinks(db)),
    ...(await textLinks(db, origin)),
    ...(await goodsLinks(db, origin)),
    ...(await settingLinks(db)),
    ...(await noticeLinks(db)),
  ];
  return found.flatMap(({ address, ...link }) => {
    const path = toPagePath(address && withoutOrigin(address, origin));
    return path === null ? [] : [{ ...link, address: path }];
  });
}

type RawLink = Omit<ContentLink, 'address'> & { address: string | null };

async function bannerLinks(db: Db): Promise<RawLink[]> {
  const shown = (await loadBanners(db)).filter(({ isShown, type }) => isShown && type !== 'friend-link');
  return shown.map(({ id, url }) => ({
    where: `Banner ${id}`,
    address: url,
    mend: `pnpm shop banners save ${id} --set url=/product/list, or --set isShown=no`,
  }));
}

const withoutOrigin = (address: string, origin: string | null) =>
  origin !== null && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

const linksWithin = (html: string, origin: string | null) =>
  linksIn(origin === null ? html : html.replaceAll(`href="${origin}/`, 'href="/'));

async function textLinks(db: Db, origin: string | null): Promise<RawLink[]> {
  const linksOf = (kind: string, group: string, pages: Awaited<ReturnType<typeof loadColumns | typeof loadArticles>>) =>
    pages
      .filter(({ isShown }) => isShown)
      .flatMap(({ key, details }) =>
        [...new Set(Object.values(details).flatMap((html) => linksWithin(html, origin)))].map((address) => ({
          where: `${kind} ${key}`,
          address,
          mend: `pnpm shop ${group} save ${key} --set details.zh="…"`,
        })),
      );
  return [
    ...linksOf('Column', 'articles columns', await loadColumns(db)),
    ...linksOf('Article', 'articles', await loadArticles(db)),
  ];
}

/** Of goods on sale. */
async function goodsLinks(db: Db, origin: string | null): Promise<RawLink[]> {
  const rows = await db
    .select({ key: products.key, lang: productTexts.lang, details: productTexts.details })
    .from(productTexts)
    .innerJoin(products, eq(products.id, productTexts.productId))
    .where(and(eq(products.shelf, 'on'), isNull(products.deletedAt), like(productTexts.details, '%<a %')))
    .orderBy(asc(products.id));
  return rows.flatMap(({ key, lang, details }) =>
    [...new Set(linksWithin(details ?? '', origin))].map((address) => ({
      where: `Goods ${key}`,
      address,
      mend: `pnpm shop goods save ${key} --set details.${lang}="…"`,
    })),
  );
}

async function settingLinks(db: Db): Promise<RawLink[]> {
  const { service, codes } = await readSettings(db, { service: customerService, codes: entranceCodes });
  const of = (key: string, address: string | null) => ({
    where: `Setting ${key}`,
    address,
    mend: `pnpm shop settings set ${key} '…'`,
  });
  return [of('shop.service', service.url), ...Object.values(codes).map(({ url }) => of('shop.codes', url))];
}

async function noticeLinks(db: Db): Promise<RawLink[]> {
  const some = db.select({ data: notifications.data }).from(notifications).limit(MESSAGES).as('some');
  const address = sql<string | null>`split_part(${some.data} ->> 'url', '?', 1)`;
  const rows = await db.selectDistinct({ address }).from(some);
  return rows.map((row) => ({
    where: 'A message to customers',
    address: row.address,
    mend: 'publish the part that has the page, and pnpm release pin … (docs/releases.md)',
  }));
}
