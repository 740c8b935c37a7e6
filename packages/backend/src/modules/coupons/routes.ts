import { z } from 'zod';
import { signedIn } from '../../plugins/access.ts';
import type { ShopPlugin } from '../../plugins/types.ts';
import { answerText } from '../../texts/answers.ts';
import { ok, okSchema } from '../../wire/envelope.ts';
import { idValue } from '../../wire/inputs.ts';
import { fromYuan } from '../../wire/money.ts';
import { pageQuery, pageSchema, toPage } from '../../wire/page.ts';
import { fromDecimal } from '../../wire/read-number.ts';
import { couponAnswer, ownCouponAnswer, toCoupon, toOwnCoupon } from './answers.ts';
import { claimCoupon } from './claim-coupon.ts';
import type { CouponState, OwnCouponState } from './coupon-state.ts';
import { countClaimed, countUsable, listCoupons, listOwnCoupons } from './repository.ts';

const UNDERWAY = 1;

/** `state` is an extension: 0 upcoming, 1 underway, 2 finished. */
const listQuery = pageQuery.extend({
  state: fromDecimal(z.int().min(0).max(2)).nullish().catch(null),
});

/** `index`: 0 or nothing all, 1 unused, 2 used, 3 invalid; `money`: the amount of the goods, in yuan. */
const ownQuery = pageQuery.extend({
  index: fromDecimal(z.int().min(0).max(3)).nullish().catch(null),
  money: z.unknown().transform(fromYuan).optional().meta({ type: 'number', description: 'yuan' }),
});

/** `api.md` 13.3: coupons to claim, which visitors see too, and the customer's own. */
export const couponRoutes: ShopPlugin = async (app) => {
  const { db, now: clock, times } = app.shop;
  const login = { access: 'login' } as const;

  app.get(
    '/coupon',
    {
      config: { access: 'optional' },
      schema: { summary: 'Coupons to claim', querystring: listQuery, response: okSchema(pageSchema(couponAnswer)) },
    },
    async (request) => {
      const now = clock();
      const state = (request.query.state ?? UNDERWAY) as CouponState;
      const { rows, total } = await listCoupons(db, state, now, request.query);
      const ids = rows.map(({ id }) => id);
      const claimed = request.customer ? await countClaimed(db, request.customer.id, ids) : new Map<number, number>();
      const wording = { lang: request.lang, times, now };
      const answers = rows.map((row) => toCoupon(row, claimed.get(row.id) ?? 0, wording));
      return ok(toPage(request, request.query, answers, total));
    },
  );

  app.post(
    '/coupon',
    {
      config: login,
      schema: { summary: 'Claim a coupon', body: z.object({ id: idValue() }), response: okSchema(z.string()) },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      await db.transaction((tx) => claimCoupon(tx, userId, request.body.id, clock()));
      return ok(answerText('claimed', request.lang));
    },
  );

  app.get(
    '/coupon/user',
    {
      config: login,
      schema: {
        summary: 'Coupons of the customer',
        querystring: ownQuery,
        response: okSchema(pageSchema(ownCouponAnswer)),
      },
    },
    async (request) => {
      const now = clock();
      const { index, money } = request.query;
      const state = index ? ((index - 1) as OwnCouponState) : null;
      const filter = { state, money: money ?? null };
      const { rows, total } = await listOwnCoupons(db, signedIn(request).id, filter, now, request.query);
      const wording = { lang: request.lang, times, now };
      const answers = rows.map(({ own, coupon }) => toOwnCoupon(own, coupon, wording));
      return ok(toPage(request, request.query, answers, total));
    },
  );

  app.get(
    '/coupon/user/count',
    { config: login, schema: { summary: 'Number of coupons that can be used', response: okSchema(z.int()) } },
    async (request) => ok(await countUsable(db, signedIn(request).id, clock())),
  );
};
