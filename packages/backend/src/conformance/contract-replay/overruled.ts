import { expect } from 'vitest';
import type { ErrorKey } from '../../kernel/error-texts/index.ts';
import { hasSameAreas } from './same-areas.ts';

/** What we answer instead of a recorded answer. */
export type Instead =
  /** A refusal of our catalogue. */
  | { refusal: ErrorKey }
  /** These differences, by place, and no others. */
  | { fields: Readonly<Record<string, unknown>> }
  /** The recorded message read in another way. */
  | { read: (message: object) => unknown }
  /** Another payload. */
  | { payload: unknown }
  /** A check of the recorded payload and ours. */
  | { holds: (recorded: unknown, ours: unknown) => boolean };

export type Overruling = { rule: string; instead: Instead };

const OTHERS = 'the order of another customer does not exist';
const MISSING = 'what does not exist is a 404';
const REFUSED = 'a business refusal is a 401, 500 is for the end of a session and real faults';
const COUNTED = 'all orders that were not removed are counted';
const ONCE = 'an order is charged once';
const LOGGED = 'card keys and downloads have bills too';

const page = (field: string) => `body.message.paginate.${field}`;

/**
 * Recordings our answer differs from on purpose, each by the rule that says so. The list only gets shorter: an entry that is no longer needed
 * fails, and so does one more.
 */
export const overruled: Readonly<Record<string, Overruling>> = {
  '010-region-tree': {
    rule: 'decision 040: regions are the official table, with official codes',
    instead: { holds: hasSameAreas },
  },
  '018-verify-plugin': {
    rule: 'this server has every module',
    instead: { fields: { 'body.message.seckill': true, 'body.message.coupon': true } },
  },
  '031-good-list-sort-unknown': {
    rule: 'an unknown column is ignored',
    instead: {
      payload: expect.objectContaining({
        total: 26,
        data: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 4 })],
      }),
    },
  },
  '045-good-detail-not-found': { rule: MISSING, instead: { refusal: 'record.missing' } },
  '059-refresh-token-reused': {
    rule: 'code 401 and the literal',
    instead: { fields: { 'body.code': 401 } },
  },
  '061-refresh-token-empty': {
    rule: 'a missing token is refused as a bad one',
    instead: { refusal: 'auth.refresh_invalid' },
  },
  '079-email-code-not-configured': {
    rule: 'demo mode shows the code',
    instead: { payload: { code: expect.any(Number) } },
  },
  '109-cart-sync-invalid': { rule: 'the cart is a list', instead: { read: Object.values } },
  '118-order-create-no-address': { rule: REFUSED, instead: { refusal: 'order.address_missing' } },
  '126-order-create-unknown-good': { rule: REFUSED, instead: { refusal: 'good.off_shelf' } },
  '135-order-pay-detail-other-user': { rule: OTHERS, instead: { refusal: 'record.missing' } },
  '136-order-list-lang-en': {
    rule: 'personal data is not filtered by language',
    instead: {
      fields: {
        'body.message.data.length': 2,
        'body.message.from': 1,
        'body.message.last_page': 3,
        'body.message.last_page_url': '/api/v1/app/goodIndent?page=3',
        'body.message.next_page_url': '/api/v1/app/goodIndent?page=2',
        'body.message.to': 2,
        'body.message.total': 5,
      },
    },
  },
  '138-order-quantity': { rule: COUNTED, instead: { fields: { 'body.message.all': 5 } } },
  '142-balance-pay-insufficient': { rule: OTHERS, instead: { refusal: 'record.missing' } },
  '148-user-after-pay': { rule: ONCE, instead: { fields: { 'body.message.money': 9488.2 } } },
  '149-online-pay-not-configured': {
    rule: 'the sandbox cashier answers in demo mode',
    instead: {
      payload: expect.objectContaining({ result: 'ok', code_url: expect.stringContaining('/sandbox/cashier/') }),
    },
  },
  '153-order-cancel-not-found': { rule: MISSING, instead: { refusal: 'record.missing' } },
  '155-order-quantity-shipped': { rule: COUNTED, instead: { fields: { 'body.message.all': 5 } } },
  '158-order-download-nothing': { rule: REFUSED, instead: { refusal: 'download.none' } },
  '159-order-download-other-user': { rule: OTHERS, instead: { refusal: 'record.missing' } },
  '162-order-cancel-other-user': { rule: OTHERS, instead: { refusal: 'record.missing' } },
  '163-order-receipt-other-user': { rule: OTHERS, instead: { refusal: 'record.missing' } },
  '166-order-detail-deleted': { rule: MISSING, instead: { refusal: 'record.missing' } },
  '173-order-detail-download': {
    rule: 'files for sale stay with the shop; downloads count as sales',
    instead: {
      fields: {
        'body.message.goods_list[0].good.sales': 1,
        'body.message.goods_list[0].good.good_sku[0].resources': null,
      },
    },
  },
  '187-money-log': {
    rule: LOGGED,
    instead: {
      fields: { [page('data.length')]: 5, [page('to')]: 5, [page('total')]: 5, 'body.message.expend': 571.7 },
    },
  },
  '189-money-log-expend': {
    rule: `${LOGGED}; without a sort the newest come first`,
    instead: {
      fields: {
        [page('data[0].id')]: 5,
        [page('data[0].money')]: 990,
        [page('data[0].remark')]: expect.stringMatching(/^对订单：\d{19}的付款$/),
        [page('data[0].money_show')]: 9.9,
        [page('last_page')]: 5,
        [page('last_page_url')]: '/api/v1/app/moneyLog?page=5',
        [page('total')]: 5,
        'body.message.expend': 571.7,
      },
    },
  },
  '206-token-after-logout': { rule: 'signing out revokes', instead: { refusal: 'auth.unauthenticated' } },
  '303-site-login-user': { rule: ONCE, instead: { fields: { 'body.message.money': 9428.3 } } },
  '311-site-order-pay': { rule: ONCE, instead: { fields: { 'body.message.user.money': 9428.3 } } },
};
