import { and, eq } from 'drizzle-orm';
import { flashSalePlaces } from '../../kernel/db/schema/index.ts';
import { placeStates } from '../../kernel/words/flash-sales.ts';
import { advanceQueues } from '../../modules/flash-sales/queue/run-queues.ts';
import type { WirePlace } from '../../modules/flash-sales/wire/place-wire.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { call } from './call.ts';
import type { SaleName } from './commands.ts';
import type { Actor, ScheduleContext } from './context.ts';

export async function lineUp(
  context: ScheduleContext,
  actor: Actor,
  { good: product, quantity }: { good: SaleName; quantity: number },
): Promise<void> {
  const { id, sale } = context.offers[product];
  const body = { number: quantity, seckill_sku_id: sale?.variantId };
  acknowledge(context, actor, (await call<WirePlace>(context, actor, `seckill/${id}/place`, body))?.message);
}

/** The page asks for the place it shows. */
export async function look(context: ScheduleContext, actor: Actor, product: SaleName): Promise<void> {
  const { token } = actor;
  const answer = await context.shop.get<WirePlace | null>(`seckill/${context.offers[product].id}/place`, { as: token });
  if (answer.status === 200) acknowledge(context, actor, answer.message);
  else if (token === actor.token && actor.refreshing === 0) context.acknowledged.faults.push(`place: ${answer.raw}`);
}

export async function leave(context: ScheduleContext, actor: Actor, product: SaleName): Promise<void> {
  const path = `seckill/${context.offers[product].id}/place/leave`;
  acknowledge(context, actor, (await call<WirePlace | null>(context, actor, path))?.message);
}

/** The time to order is over, and two processes come by. */
export async function lapseHold(context: ScheduleContext, actor: Actor, product: SaleName): Promise<void> {
  const { shop, offers, acknowledged } = context;
  const isHeld = and(
    eq(flashSalePlaces.userId, actor.id),
    eq(flashSalePlaces.flashSaleId, offers[product].sale?.id ?? 0),
    eq(flashSalePlaces.state, 'turn'),
  );
  await shop.db
    .update(flashSalePlaces)
    .set({ heldUntil: new Date(shop.now.getTime() - 1000) })
    .where(isHeld);
  await carryOn(shop, acknowledged.faults);
}

/** Two processes carry on all lines at once. */
export async function carryOn(shop: TestShop, faults: string[]): Promise<void> {
  const outcomes = await Promise.allSettled([1, 2].map(() => advanceQueues(shop.db, () => shop.now)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') faults.push(`carrying on: ${outcome.reason}`);
}

function acknowledge(
  { acknowledged }: ScheduleContext,
  { id: userId }: Actor,
  place: WirePlace | null | undefined,
): void {
  if (!place) return;
  const { id, number, state, held, position } = place;
  acknowledged.places.push({ id, userId, number });
  const isWaiting = state === placeStates.numbers.waiting;
  if (held > 0 !== (state === placeStates.numbers.turn) || (position !== null) !== isWaiting) {
    acknowledged.faults.push(`place ${id} says of itself: state ${state}, ${held} held, position ${position}`);
  }
}
