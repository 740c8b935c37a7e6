import { qrLogins } from '../../kernel/db/schema/index.ts';
import { ShopError } from '../../kernel/errors/shop-error.ts';
import { consumeCode, MAX_TRIES, makeCode } from '../../modules/credentials/codes.ts';
import { call } from './call.ts';
import type { Actor, ScheduleContext } from './context.ts';

const GUESSES = 9;
let codes = 0;

/** Somebody tries out a code in many windows, and one guess is right: no more are looked at than may be, and it is used once. */
export async function guess({ shop, acknowledged }: ScheduleContext, { id }: Actor, right: number): Promise<void> {
  const target = `guessed-${id}-${++codes}`;
  const code = await makeCode(shop.db, target, shop.now);
  const tries = Array.from({ length: GUESSES }, (_, index) => (index === right ? code : `wrong ${index}`));
  const outcomes = await Promise.all(
    tries.map(async (tried) => {
      try {
        await consumeCode(shop.db, target, tried, shop.now);
        return 'right';
      } catch (error) {
        if (error instanceof ShopError) return error.key;
        throw error;
      }
    }),
  );
  const looked = outcomes.filter((outcome) => outcome !== 'code.expired').length;
  if (looked > MAX_TRIES) acknowledged.faults.push(`${looked} guesses of a code were looked at`);
}

/** Signs in with a granted QR code while every other device of the customer is signed out. */
export async function signOutOthers(context: ScheduleContext, actor: Actor): Promise<void> {
  const { db, now } = context.shop;
  const [login] = await db
    .insert(qrLogins)
    .values({ state: 'granted', userId: actor.id, expiresAt: new Date(now.getTime() + 60_000), createdAt: now })
    .returning({ uuid: qrLogins.uuid });
  const [entered, ended] = await Promise.all([
    call<{ access_token: string }>(context, actor, 'sweepLogin', { uuid: login?.uuid }),
    call(context, actor, 'user/devices/endOthers'),
  ]);
  if (!entered || !ended) return;
  const own = await context.shop.get('user', { as: entered.message.access_token });
  if (own.status === 200)
    context.acknowledged.faults.push(`a sign-in of customer ${actor.id} outlived the end of all others`);
}
