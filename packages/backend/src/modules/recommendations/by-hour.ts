import { type DayPart, dayPartOf, dayParts, type Season, seasonOf, seasons } from '@jishi/api/shop-clock';
import { z } from 'zod';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { readSetting, setting } from '../../kernel/settings/settings.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { childrenOf, loadCategories, withChildren } from '../categories/category-tree.ts';
import type { Stall } from './recommend.ts';

const slugs = z.array(z.string().min(1)).max(30).optional();
type Key = DayPart | Season;
const keys: readonly Key[] = [...dayParts, ...seasons];
const shape = z.strictObject(Object.fromEntries(keys.map((key) => [key, slugs])) as Record<Key, typeof slugs>);

/** Which categories suit an hour, and a season. Without any home shows nothing of the kind. */
export const categoriesByHour = setting(
  'recommendations.by_hour',
  'slugs of categories whose goods home shows by the hour (morning, noon, afternoon, evening, night) and by the season (spring …): {"morning": ["bread"]}',
  shape,
  {},
);

/** So many of them are for the season. */
const OF_SEASON = 2;

/**
 * What stands on home at a time of the shop: goods for the hour, then some for the season, then what else suits the hour.
 *
 * @param time in the shop's zone
 * @param limit how many there is room for
 */
export async function stallsAt(db: DbOrTx, time: string, lang: Lang, limit: number): Promise<Stall[]> {
  const [chosen, rows] = await Promise.all([readSetting(db, categoriesByHour), loadCategories(db, lang)]);
  const children = childrenOf(rows);
  const idsOf = (key: Key): number[] => {
    const wanted = new Set(chosen[key]);
    const tops = rows.filter(({ slug }) => slug !== null && wanted.has(slug));
    return [...new Set(tops.flatMap(({ id }) => withChildren(children, id)))];
  };
  const hour = idsOf(dayPartOf(time));
  return [
    { categoryIds: hour, most: Math.max(0, limit - OF_SEASON) },
    { categoryIds: idsOf(seasonOf(time)), most: OF_SEASON },
    { categoryIds: hour, most: limit },
  ];
}
