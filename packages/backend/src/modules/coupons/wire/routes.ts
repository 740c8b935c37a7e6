import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { found } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { idempotencyKey, once } from '../../../kernel/http/idempotency.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idParams, idValue, isFlagged } from '../../../kernel/wire/inputs.ts';
import { fromYuan } from '../../../kernel/wire/money.ts';
import { pageQuery, pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { fromDecimal, readNumber } from '../../../kernel/wire/read-number.ts';
import { couponStates, ownCouponStates } from '../../../kernel/words/coupons.ts';
import { claimCoupon } from '../claim-coupon.ts';
import { countClaimed, countUsable, listCoupons, listEveryCoupon, listOwnCoupons } from '../coupon-records.ts';
import { describeCoupon } from '../describe-coupon.ts';
import {
  couponDetailResponse,
  couponListExtras,
  couponResponse,
  ownCouponResponse,
  ownListExtras,
  toCoupon,
  toCouponDetail,
  toOwnCoupon,
} from './responses.ts';

/** `state` is an extension: 0 upcoming, 1 underway, 2 finished. `gone`: with those of which none is left, and counted. */
const listQuery = pageQuery.extend({
  state: fromDecimal(z.int().min(0).max(2)).nullish().catch(null),
  gone: z.unknown().optional(),
});

/** As many goods as a cart has lines, about. */
const MAX_PRODUCTS = 200;

const detailQuery = z.object({
  good_ids: z.string().nullish().meta({ description: 'ids, separated by commas: which of them the coupon is for' }),
});

const readIds = (text: string | null | undefined): number[] =>
  (text ?? '')
    .split(',')
    .map((part) => readNumber(part))
    .filter((id): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0)
    .slice(0, MAX_PRODUCTS);

/** `index`: 0 or nothing all, 1 unused, 2 used, 3 invalid; `money`: the amount of the goods, in yuan. */
const ownQuery = pageQuery.extend({
  index: fromDecimal(z.int().min(0).max(3)).nullish().catch(null),
  money: z.unknown().transform(fromYuan).optional().meta({ type: 'number', description: 'yuan' }),
});

/** Coupons to claim, which visitors see too, and the customer's own. */
export const couponRoutes: ShopPlugin = async (app) => {
  const { db, now: clock, times } = app.shop;
  const login = { access: 'login' } as const;

  app.get(
    '/coupon',
    {
      config: { access: 'optional' },
      schema: {
        summary: 'Coupons to claim',
        querystring: listQuery,
        response: okSchema(pageSchema(couponResponse).extend(couponListExtras)),
      },
    },
    async (request) => {
      const now = clock();
      const state = couponStates.find(request.query.state) ?? 'underway';
      const isWhole = isFlagged(request.query, 'gone') && request.query.gone !== undefined;
      const listed = isWhole
        ? await listEveryCoupon(db, state, now, request.query)
        : { ...(await listCoupons(db, state, now, request.query)), counts: undefined };
      const { rows, total, counts } = listed;
      const ids = rows.map(({ id }) => id);
      const claimed = request.customer ? await countClaimed(db, request.customer.id, ids) : new Map<number, number>();
      const wording = { lang: request.lang, times, now };
      const responses = rows.map((row) => toCoupon(row, claimed.get(row.id) ?? 0, wording));
      const page = toPage(request, request.query, responses, total);
      if (!counts) return ok({ ...page, server_time: times.text(now) });
      const { turnsAt, ...numbers } = counts;
      return ok({ ...page, server_time: times.text(now), counts: numbers, turns_at: times.textOrNull(turnsAt) });
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
      const attempt = { userId, key: idempotencyKey(request), route: 'coupon', body: { id: request.body.id } };
      await once(db, attempt, async (tx) => {
        await claimCoupon(tx, userId, request.body.id, clock());
        return true;
      });
      return ok(confirmationText('claimed', request.lang));
    },
  );

  app.get(
    '/coupon/user',
    {
      config: login,
      schema: {
        summary: 'Coupons of the customer',
        querystring: ownQuery,
        response: okSchema(pageSchema(ownCouponResponse).extend(ownListExtras)),
      },
    },
    async (request) => {
      const now = clock();
      const { index, money } = request.query;
      const state = index ? ownCouponStates.find(index - 1) : null;
      const filter = { state, money: money ?? null };
      const { rows, total, counts } = await listOwnCoupons(db, signedIn(request).id, filter, now, request.query);
      const wording = { lang: request.lang, times, now };
      const responses = rows.map((row) => toOwnCoupon(row, wording));
      return ok({ ...toPage(request, request.query, responses, total), server_time: times.text(now), counts });
    },
  );

  app.get(
    '/coupon/user/count',
    { config: login, schema: { summary: 'Number of coupons that can be used', response: okSchema(z.int()) } },
    async (request) => ok(await countUsable(db, signedIn(request).id, clock())),
  );

  app.get(
    '/coupon/:id',
    {
      config: { access: 'optional' },
      schema: {
        summary: 'One coupon, and which of some goods it is for',
        params: idParams,
        querystring: detailQuery,
        response: okSchema(couponDetailResponse),
      },
    },
    async (request) => {
      const now = clock();
      const asked = { userId: request.customer?.id ?? null, productIds: readIds(request.query.good_ids), now };
      const { coupon, facts } = found(await describeCoupon(db, request.params.id, asked));
      return ok(toCouponDetail(coupon, facts, { lang: request.lang, times, now }));
    },
  );
};
