import { insertRows } from '../../../kernel/db/insert-rows.ts';
import { couriers, freights, freightWays } from '../../../kernel/db/schema/index.ts';
import { visibilities } from '../../../kernel/words/shop.ts';
import { loadContent } from '../../content/load.ts';
import type { SeedContext } from '../rows/seed-context.ts';

/** Couriers, and the shipping rates that are computed; fixed fees are written on the products themselves. */
export async function seedFreight({ tx }: SeedContext): Promise<void> {
  const templates = loadContent('freight').templates.filter((template) => template.kind === 'template');
  await insertRows(
    tx,
    freights,
    templates.map(({ id, slug, name, ships_from, free_provinces, free_over_cents }) => ({
      id,
      slug,
      name,
      location: [ships_from],
      pinkage: free_provinces,
      freeOver: free_over_cents,
    })),
  );
  await insertRows(
    tx,
    freightWays,
    templates.flatMap((template) =>
      template.ways.map((way, sort) => ({
        freightId: template.id,
        firstPiece: way.first_piece,
        firstCost: way.first_cost_cents,
        addPiece: way.add_piece,
        addCost: way.add_cost_cents,
        location: way.province_codes,
        sort,
      })),
    ),
  );
  await insertRows(
    tx,
    couriers,
    loadContent('couriers').map((courier) => ({
      id: courier.id,
      name: courier.name,
      abbreviation: courier.abbreviation,
      waybillPrefix: courier.waybill_prefix,
      isDefault: courier.is_default,
      isColdChain: courier.cold_chain ? 1 : 0,
      state: visibilities.wordOf(courier.state),
      sort: courier.sort,
    })),
  );
}
