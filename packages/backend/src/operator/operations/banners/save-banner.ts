import { and, asc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { banners, resources } from '../../../kernel/db/schema/index.ts';
import { productKeyOf } from '../products/product-reference.ts';
import { productIdOf } from '../products/save-products.ts';
import { Refused } from '../refused.ts';
import { pictureOf, writePictures } from '../support/owner-pictures.ts';
import { mustBeFine } from '../support/problems.ts';
import {
  type BannerDocument,
  type BannerPatch,
  checkBanner,
  type FoundBannerPatch,
  mergeBanner,
} from './banner-document.ts';

export type StoredBanner = BannerDocument & { id: number };

/** All banners in display order, hidden ones among them. */
export async function loadBanners(db: DbOrTx): Promise<StoredBanner[]> {
  const rows = await db.select().from(banners).orderBy(asc(banners.type), asc(banners.sort), asc(banners.id));
  const pictures = await pictureOf(
    db,
    'banner',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    name: row.name,
    title: row.content?.title ?? {},
    subtitle: row.content?.subtitle ?? {},
    button: row.content?.button ?? {},
    tint: row.content?.tint ?? null,
    pictures: row.content?.pictures ?? [],
    tags: row.content?.tags ?? [],
    url: row.url,
    picture: pictures.get(row.id) ?? null,
    sort: row.sort,
    isShown: row.state === 'shown',
  }));
}

/**
 * A banner by its id.
 * @throws Refused when there is none
 */
export async function findBanner(db: DbOrTx, id: number): Promise<StoredBanner> {
  const banner = (await loadBanners(db)).find((one) => one.id === id);
  if (!banner) throw new Refused(`There is no banner ${id}: see "pnpm shop banners list".`);
  return banner;
}

/**
 * Creates a banner, or changes the one of `id`. Answers its id.
 * @throws Refused with every problem
 */
export async function saveBanner(tx: Tx, { id, ...patch }: BannerPatch, now: Date): Promise<number> {
  const known = id === undefined ? null : await findBanner(tx, id);
  const document = mergeBanner(known, { id, ...patch, tags: patch.tags && (await findTagged(tx, patch.tags)) });
  mustBeFine(checkBanner(document));
  const values = { ...rowOf(document), updatedAt: now };
  const [row] =
    id === undefined
      ? await tx
          .insert(banners)
          .values({ ...values, createdAt: now })
          .returning({ id: banners.id })
      : await tx.update(banners).set(values).where(eq(banners.id, id)).returning({ id: banners.id });
  if (!row) throw new Error('The database stored no banner.');
  await writePictures(tx, 'banner', [{ id: row.id, depict: `banner_${row.id}`, img: document.picture }], now);
  return row.id;
}

async function findTagged(tx: Tx, tags: NonNullable<BannerPatch['tags']>): Promise<FoundBannerPatch['tags']> {
  const found: NonNullable<FoundBannerPatch['tags']> = [];
  for (const { good: product, name } of tags) {
    const id = typeof product === 'number' ? product : await productIdOf(tx, await productKeyOf(tx, product));
    if (id === null) throw new Refused(`There is no good "${product}" for a price tag: see "pnpm shop goods list".`);
    found.push({ good: id, name });
  }
  return found;
}

function rowOf(document: BannerDocument) {
  const { type, name, title, subtitle, button, tint, pictures, tags, url, sort, isShown } = document;
  return {
    type: type,
    name,
    content: { title, subtitle, button, pictures, tags, ...(tint === null ? {} : { tint }) },
    url,
    sort,
    state: isShown ? ('shown' as const) : ('hidden' as const),
  };
}

/**
 * Removes a banner for good.
 * @throws Refused when there is none
 */
export async function removeBanner(tx: Tx, id: number): Promise<void> {
  const gone = await tx.delete(banners).where(eq(banners.id, id)).returning({ id: banners.id });
  if (gone.length === 0) throw new Refused(`There is no banner ${id}.`);
  await tx.delete(resources).where(and(eq(resources.imageType, 'banner'), eq(resources.imageId, id)));
}
