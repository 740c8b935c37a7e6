import { inArray, sql } from 'drizzle-orm';
import { flashSalePlaces } from '../../kernel/db/schema/index.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import type { Fault } from './check-acknowledged.ts';
import { saleNames } from './commands.ts';
import type { ScheduleContext } from './context.ts';

/** Places are those customers were told of, and nobody waits for pieces that are there, or that cannot come back. */
export async function checkPlaces(shop: TestShop, contexts: readonly ScheduleContext[]): Promise<Fault[]> {
  return [...(await checkAcknowledged(shop, contexts)), ...(await checkWaiting(shop, contexts))];
}

async function checkAcknowledged({ db }: TestShop, contexts: readonly ScheduleContext[]): Promise<Fault[]> {
  const ids = contexts.flatMap(({ acknowledged }) => acknowledged.places.map(({ id }) => id));
  if (ids.length === 0) return [];
  const { id, userId, number } = flashSalePlaces;
  const rows = await db.select({ id, userId, number }).from(flashSalePlaces).where(inArray(id, ids));
  const stored = new Map(rows.map((row) => [row.id, row]));
  return contexts.flatMap((context) =>
    context.acknowledged.places
      .filter((place) => {
        const row = stored.get(place.id);
        return row?.userId !== place.userId || row.number !== place.number;
      })
      .map((place) => ({
        context,
        problem: `place ${place.id} is not what was answered: ${JSON.stringify(place)}`,
      })),
  );
}

/** After lines were carried on. */
async function checkWaiting({ db }: TestShop, contexts: readonly ScheduleContext[]): Promise<Fault[]> {
  const { rows } = await db.execute<{ id: number; saleId: number; left: number; stock: number; held: number }>(sql`
    select p.id, p.flash_sale_id as "saleId", k.residue_limit as left, coalesce(s.inventory, g.inventory) as stock,
      (select count(*) from flash_sale_places h where h.flash_sale_sku_id = k.id and h.state = 1)::int as held
    from flash_sale_places p join flash_sale_skus k on k.id = p.flash_sale_sku_id
      join flash_sales f on f.id = p.flash_sale_id join goods g on g.id = f.good_id left join good_skus s on s.id = k.sku_id
    where p.state = 0`);
  return contexts.flatMap((context) => {
    const saleIds = saleNames.map((name) => context.offers[name].sale?.id);
    return rows
      .filter(({ saleId, left, stock, held }) => saleIds.includes(saleId) && (held === 0 || Math.min(left, stock) > 0))
      .map(({ id, left, stock, held }) => ({
        context,
        problem: `place ${id} waits while ${left} are left, ${stock} in stock and ${held} hold some`,
      }));
  });
}
