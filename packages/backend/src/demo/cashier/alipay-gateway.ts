import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { AlipaySettings } from '../../kernel/config/alipay-settings.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Send } from '../../kernel/provider-calls/call.ts';
import { chinaText, parseChinaText } from '../../kernel/provider-calls/china-time.ts';
import { isSignedRequest, type Params, signNotice } from '../../modules/payments/providers/alipay/signature.ts';
import { rsaSign } from '../../modules/payments/providers/rsa.ts';
import { parseYuan, yuanText } from '../../modules/payments/providers/yuan.ts';
import type { SandboxKeys } from './keys.ts';
import { GATEWAY_PATH } from './paths.ts';
import {
  beginTrade,
  closeTrade,
  findTrade,
  findTradeRefund,
  refundTrade,
  type Trade,
  tradeStateNow,
} from './trades.ts';

const APP_ID = '2021000000000000';
const SELLER_ID = '2088000000000000';

/** By the state of a trade. */
const tradeStatuses = { open: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' };

/** What the shop has to have as a merchant of the sandbox; `origin` is where shoppers reach the shop. */
export function alipaySandboxSettings(keys: SandboxKeys, origin: string): AlipaySettings {
  const gateway = new URL(GATEWAY_PATH, origin).href;
  return { gateway, appId: APP_ID, sellerId: SELLER_ID, key: keys.shop, publicKey: keys.providerPublic };
}

const page = z.object({
  out_trade_no: z.string().regex(/^\w{6,64}$/),
  product_code: z.literal('FAST_INSTANT_TRADE_PAY'),
  total_amount: z.string(),
  subject: z.string().min(1).max(256),
  time_expire: z.string(),
});
const content = z.object({
  out_trade_no: z.string(),
  out_request_no: z.string().optional(),
  refund_amount: z.string().optional(),
});

/** The shopper arrives at the provider's page: its trade, or null when the address was not signed by the shop. */
export async function openAlipayPage(db: Db, keys: SandboxKeys, params: Params, now: Date): Promise<Trade | null> {
  const wanted = isOurs(params, keys) && params['method'] === 'alipay.trade.page.pay' ? read(page, params) : null;
  const amount = parseYuan(wanted?.total_amount ?? '');
  const expiresAt = parseChinaText(wanted?.time_expire ?? '');
  if (!wanted || !amount || !expiresAt) return null;
  const { out_trade_no: number, subject: description } = wanted;
  const [notifyUrl = '', returnUrl = null] = [params['notify_url'], params['return_url']];
  return beginTrade(db, { platform: 'alipay', number, description, amount, notifyUrl, returnUrl, expiresAt }, now);
}

/** Stands in for the API of Alipay: checks signatures and signs, as it does. */
export function alipayGateway(db: Db, keys: SandboxKeys, now: () => Date): Send {
  return async (request) => {
    const params = Object.fromEntries(new URLSearchParams(await request.text()));
    const method = params['method'] ?? '';
    const wanted = isOurs(params, keys) ? read(content, params) : null;
    const node = JSON.stringify(wanted ? await handle(method, wanted) : failed('isv.invalid-signature'));
    const text = `{"${method.replaceAll('.', '_')}_response":${node},"sign":"${rsaSign(node, keys.provider)}"}`;
    return new Response(text, { headers: { 'content-type': 'text/html;charset=utf-8' } });
  };

  async function handle(method: string, wanted: z.output<typeof content>): Promise<object> {
    const trade = await findTrade(db, 'alipay', wanted.out_trade_no);
    if (!trade) return failed('ACQ.TRADE_NOT_EXIST');
    const base = { code: '10000', msg: 'Success', out_trade_no: trade.number, trade_no: trade.transactionId };
    const request = wanted.out_request_no ?? '';
    switch (method) {
      case 'alipay.trade.query':
        return { ...base, ...describe(trade, now()) };
      case 'alipay.trade.close':
        if (tradeStateNow(trade, now()) === 'closed' || (await closeTrade(db, trade.id))) return base;
        return failed('ACQ.TRADE_STATUS_ERROR');
      case 'alipay.trade.refund': {
        const isKnown = (await findTradeRefund(db, request)) !== null;
        const amount = parseYuan(wanted.refund_amount ?? '');
        const given = amount ? await refundTrade(db, trade, request, amount) : null;
        return given ? { ...base, fund_change: isKnown ? 'N' : 'Y' } : failed('ACQ.TRADE_STATUS_ERROR');
      }
      case 'alipay.trade.fastpay.refund.query': {
        const given = await findTradeRefund(db, request);
        return given ? { ...base, refund_status: 'REFUND_SUCCESS', refund_amount: yuanText(given.amount) } : base;
      }
      default:
        return failed('isv.invalid-method');
    }
  }
}

/** The notice of a trade that was paid or closed, signed. */
export function alipayTradeNotice(
  trade: Trade,
  keys: SandboxKeys,
  now: Date,
): { headers: Record<string, string>; body: string } {
  const { trade_status, total_amount, send_pay_date } = describe(trade, now);
  const params = {
    notify_time: chinaText(now),
    notify_type: 'trade_status_sync',
    notify_id: randomBytes(17).toString('hex'),
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    app_id: APP_ID,
    seller_id: SELLER_ID,
    out_trade_no: trade.number,
    trade_no: trade.transactionId,
    trade_status,
    total_amount,
    subject: trade.description,
    ...(send_pay_date ? { gmt_payment: send_pay_date } : {}),
  };
  const body = new URLSearchParams(signNotice(params, keys.provider)).toString();
  return { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, body };
}

function describe(trade: Trade, now: Date): { trade_status: string; total_amount: string; send_pay_date?: string } {
  return {
    trade_status: tradeStatuses[tradeStateNow(trade, now)],
    total_amount: yuanText(trade.amount),
    ...(trade.paidAt ? { send_pay_date: chinaText(trade.paidAt) } : {}),
  };
}

function isOurs(params: Params, keys: SandboxKeys): boolean {
  return params['app_id'] === APP_ID && params['sign_type'] === 'RSA2' && isSignedRequest(params, keys.shopPublic);
}

function read<T>(schema: z.ZodType<T>, params: Params): T | null {
  try {
    return schema.safeParse(JSON.parse(params['biz_content'] ?? '')).data ?? null;
  } catch {
    return null;
  }
}

function failed(code: string): object {
  return { code: '40004', msg: 'Business Failed', sub_code: code };
}
