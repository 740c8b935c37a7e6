import { and, eq } from 'drizzle-orm';
import { flashSalePlaces } from '../../kernel/db/schema/index.ts';
import { placeStates } from '../../kernel/words/flash-sales.ts';
import { carryOnLines } from '../../modules/flash-sales/line/keep-lines.ts';
import type { WirePlace } from '../../modules/flash-sales/wire/place-wire.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { call } from './call.ts';
import type { SaleName } from './commands.ts';
import type { Actor, World } from './world.ts';

export async function lineUp(
  world: World,
  actor: Actor,
  { good: product, pieces }: { good: SaleName; pieces: number },
): Promise<void> {
  const { id, sale } = world.offers[product];
  const body = { number: pieces, seckill_sku_id: sale?.variantId };
  acknowledge(world, actor, (await call<WirePlace>(world, actor, `seckill/${id}/place`, body))?.message);
}

/** The page asks for the place it shows. */
export async function look(world: World, actor: Actor, product: SaleName): Promise<void> {
  const { token } = actor;
  const answer = await world.shop.get<WirePlace | null>(`seckill/${world.offers[product].id}/place`, { as: token });
  if (answer.status === 200) acknowledge(world, actor, answer.message);
  else if (token === actor.token && actor.refreshing === 0) world.witness.faults.push(`place: ${answer.raw}`);
}

export async function leave(world: World, actor: Actor, product: SaleName): Promise<void> {
  const path = `seckill/${world.offers[product].id}/place/leave`;
  acknowledge(world, actor, (await call<WirePlace | null>(world, actor, path))?.message);
}

/** The time to order is over, and two processes come by. */
export async function lapseHold(world: World, actor: Actor, product: SaleName): Promise<void> {
  const { shop, offers, witness } = world;
  const isHeld = and(
    eq(flashSalePlaces.userId, actor.id),
    eq(flashSalePlaces.flashSaleId, offers[product].sale?.id ?? 0),
    eq(flashSalePlaces.state, 'turn'),
  );
  await shop.db
    .update(flashSalePlaces)
    .set({ heldUntil: new Date(shop.now.getTime() - 1000) })
    .where(isHeld);
  await carryOn(shop, witness.faults);
}

/** Two processes carry on all lines at once. */
export async function carryOn(shop: TestShop, faults: string[]): Promise<void> {
  const outcomes = await Promise.allSettled([1, 2].map(() => carryOnLines(shop.db, () => shop.now)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') faults.push(`carrying on: ${outcome.reason}`);
}

function acknowledge({ witness }: World, { id: userId }: Actor, place: WirePlace | null | undefined): void {
  if (!place) return;
  const { id, number, state, held, position } = place;
  witness.places.push({ id, userId, number });
  const isWaiting = state === placeStates.numbers.waiting;
  if (held > 0 !== (state === placeStates.numbers.turn) || (position !== null) !== isWaiting) {
    witness.faults.push(`place ${id} says of itself: state ${state}, ${held} held, position ${position}`);
  }
}
