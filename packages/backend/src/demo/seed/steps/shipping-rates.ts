import { insertRows } from '../../../kernel/db/insert-rows.ts';
import { couriers, shippingRateSteps, shippingRates } from '../../../kernel/db/schema/index.ts';
import { visibilities } from '../../../kernel/words/shop.ts';
import { loadContent } from '../../content/load.ts';
import type { SeedContext } from '../rows/seed-context.ts';

/** Couriers, and the shipping rates that are computed; fixed fees are written on the products themselves. */
export async function seedShippingRates({ tx }: SeedContext): Promise<void> {
  const templates = loadContent('freight').templates.filter((template) => template.kind === 'template');
  await insertRows(
    tx,
    shippingRates,
    templates.map(({ id, slug, name, ships_from, free_provinces, free_over_cents }) => ({
      id,
      slug,
      name,
      shipsFrom: [ships_from],
      freeProvinces: free_provinces,
      freeShippingFrom: free_over_cents,
    })),
  );
  await insertRows(
    tx,
    shippingRateSteps,
    templates.flatMap((template) =>
      template.ways.map((way, sort) => ({
        rateId: template.id,
        firstQuantity: way.first_piece,
        firstFee: way.first_cost_cents,
        furtherQuantity: way.add_piece,
        furtherFee: way.add_cost_cents,
        provinces: way.province_codes,
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
      isDefault: courier.is_default === 1,
      isColdChain: courier.cold_chain,
      state: visibilities.wordOf(courier.state),
      sort: courier.sort,
    })),
  );
}
