import { inArray, sql } from 'drizzle-orm';
import { flashSalePlaces } from '../../kernel/db/schema/index.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import type { Fault } from './check-witness.ts';
import { saleNames } from './commands.ts';
import type { World } from './world.ts';

/** Places are those customers were told of, and nobody waits for pieces that are there, or that cannot come back. */
export async function checkPlaces(shop: TestShop, worlds: readonly World[]): Promise<Fault[]> {
  return [...(await checkTold(shop, worlds)), ...(await checkWaiting(shop, worlds))];
}

async function checkTold({ db }: TestShop, worlds: readonly World[]): Promise<Fault[]> {
  const ids = worlds.flatMap(({ witness }) => witness.places.map(({ id }) => id));
  if (ids.length === 0) return [];
  const { id, userId, number } = flashSalePlaces;
  const rows = await db.select({ id, userId, number }).from(flashSalePlaces).where(inArray(id, ids));
  const stored = new Map(rows.map((row) => [row.id, row]));
  return worlds.flatMap((world) =>
    world.witness.places
      .filter((told) => {
        const row = stored.get(told.id);
        return row?.userId !== told.userId || row.number !== told.number;
      })
      .map((told) => ({ world, problem: `place ${told.id} is not what was told: ${JSON.stringify(told)}` })),
  );
}

/** After lines were carried on. */
async function checkWaiting({ db }: TestShop, worlds: readonly World[]): Promise<Fault[]> {
  const { rows } = await db.execute<{ id: number; saleId: number; left: number; stock: number; held: number }>(sql`
    select p.id, p.flash_sale_id as "saleId", k.residue_limit as left, coalesce(s.inventory, g.inventory) as stock,
      (select count(*) from flash_sale_places h where h.flash_sale_sku_id = k.id and h.state = 1)::int as held
    from flash_sale_places p join flash_sale_skus k on k.id = p.flash_sale_sku_id
      join flash_sales f on f.id = p.flash_sale_id join goods g on g.id = f.good_id left join good_skus s on s.id = k.sku_id
    where p.state = 0`);
  return worlds.flatMap((world) => {
    const saleIds = saleNames.map((name) => world.offers[name].sale?.id);
    return rows
      .filter(({ saleId, left, stock, held }) => saleIds.includes(saleId) && (held === 0 || Math.min(left, stock) > 0))
      .map(({ id, left, stock, held }) => ({
        world,
        problem: `place ${id} waits while ${left} are left, ${stock} in stock and ${held} hold some`,
      }));
  });
}
