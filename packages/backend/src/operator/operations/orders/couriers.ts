import type { DbOrTx } from '../../../kernel/db/database.ts';
import type { couriers } from '../../../kernel/db/schema/index.ts';
import { loadCouriers } from '../../../modules/orders/load-couriers.ts';
import { Refused } from '../refused.ts';

export type Courier = typeof couriers.$inferSelect;

/**
 * A courier by a name in any language, abbreviation or id; without one the shop's usual courier.
 * @throws Refused naming the known ones
 */
export async function findCourier(db: DbOrTx, wanted: string | null): Promise<Courier> {
  const known = await loadCouriers(db);
  const text = wanted?.toLowerCase();
  const courier = text === undefined ? known[0] : known.find((each) => namesOf(each).includes(text));
  if (courier) return courier;
  const names = known.map(({ abbreviation, name }) => `${abbreviation} (${Object.values(name).join(', ')})`);
  throw new Refused(
    names.length === 0
      ? 'The shop has no courier: add one with "pnpm shop couriers save".'
      : `There is no courier "${wanted}". Known: ${names.join('; ')}.`,
  );
}

function namesOf({ id, name, abbreviation }: Courier): string[] {
  return [String(id), abbreviation, ...Object.values(name)].map((text) => text.toLowerCase());
}
