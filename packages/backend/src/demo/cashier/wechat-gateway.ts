import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { WechatSettings } from '../../kernel/config/wechat-settings.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Send } from '../../kernel/provider-calls/call.ts';
import { chinaIso } from '../../kernel/provider-calls/china-time.ts';
import { rsaSign, rsaVerify } from '../../modules/payments/providers/rsa.ts';
import { seal } from '../../modules/payments/providers/wechat/sealed.ts';
import { messageText, requestText, SCHEME } from '../../modules/payments/providers/wechat/signature.ts';
import type { SandboxKeys } from './keys.ts';
import { CASHIER_PATH } from './paths.ts';
import {
  beginTrade,
  closeTrade,
  findTrade,
  findTradeRefund,
  refundTrade,
  type Trade,
  type TradeRefund,
  tradeStateNow,
} from './trades.ts';

const KEY_ID = 'PUB_KEY_ID_SANDBOX';
const FRESH_SECONDS = 300;
/** By the state of a trade. */
const tradeStates = { open: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED' };

/** What the shop has to have as a merchant of the sandbox. */
export function wechatSandboxSettings(keys: SandboxKeys): WechatSettings {
  return {
    origin: 'https://sandbox.invalid',
    appId: 'wx5a4d000000000001',
    merchantId: '1900000000',
    serial: '5A4DB0C5',
    key: keys.shop,
    apiKey: keys.apiKey,
    platformKeys: new Map([[KEY_ID, keys.providerPublic]]),
  };
}

const native = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w|*-]{6,32}$/),
  time_expire: z.iso.datetime({ offset: true }),
  notify_url: z.url(),
  amount: z.object({ total: z.int().positive(), currency: z.literal('CNY') }),
});
const refund = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().min(6),
  amount: z.object({ refund: z.int().positive(), total: z.int(), currency: z.literal('CNY') }),
});

type Reply = { status: number; body: object | null };
const refused = (status: number, code: string): Reply => ({ status, body: { code } });

/** Stands in for the API of WeChat Pay: checks signatures and signs, as it does. */
export function wechatGateway(db: Db, keys: SandboxKeys, now: () => Date): Send {
  const settings = wechatSandboxSettings(keys);

  return async (request) => {
    const url = new URL(request.url);
    const body = await request.text();
    const isSigned = isMerchant(request, url, body, keys, now());
    const reply = isSigned ? await handle(request.method, url.pathname, body) : refused(401, 'SIGN_ERROR');
    const text = reply.body === null ? '' : JSON.stringify(reply.body);
    const headers = { 'content-type': 'application/json', ...signatureHeaders(text, keys, now()) };
    return new Response(text === '' ? null : text, { status: reply.status, headers });
  };

  async function handle(method: string, path: string, body: string): Promise<Reply> {
    if (path === '/v3/pay/transactions/native') return create(body);
    if (path === '/v3/refund/domestic/refunds') return takeRefund(body);
    const [, refundNumber] = /^\/v3\/refund\/domestic\/refunds\/([\w-]+)$/.exec(path) ?? [];
    if (refundNumber && method === 'GET') {
      const known = await findTradeRefund(db, refundNumber);
      return known ? { status: 200, body: describeRefund(known) } : refused(404, 'RESOURCE_NOT_EXISTS');
    }
    const [, number = '', end] = /^\/v3\/pay\/transactions\/out-trade-no\/([\w-]+)(\/close)?$/.exec(path) ?? [];
    const trade = await findTrade(db, 'weixin', number);
    if (!trade) return refused(404, 'ORDER_NOT_EXIST');
    if (!end) return { status: 200, body: describeTrade(trade, settings, now()) };
    const isPaid = trade.state === 'paid' || (!(await closeTrade(db, trade.id)) && trade.state === 'open');
    return isPaid ? refused(400, 'ORDER_PAID') : { status: 204, body: null };
  }

  async function create(body: string): Promise<Reply> {
    const wanted = read(native, body);
    const isOurs = wanted?.appid === settings.appId && wanted.mchid === settings.merchantId;
    if (!wanted || !isOurs) return refused(400, 'PARAM_ERROR');
    const trade = await beginTrade(
      db,
      {
        platform: 'weixin',
        number: wanted.out_trade_no,
        description: wanted.description,
        amount: wanted.amount.total,
        notifyUrl: wanted.notify_url,
        returnUrl: null,
        expiresAt: new Date(wanted.time_expire),
      },
      now(),
    );
    if (!trade || tradeStateNow(trade, now()) !== 'open') return refused(400, 'OUT_TRADE_NO_USED');
    return { status: 200, body: { code_url: new URL(`${CASHIER_PATH}/${trade.token}`, trade.notifyUrl).href } };
  }

  async function takeRefund(body: string): Promise<Reply> {
    const wanted = read(refund, body);
    const trade = wanted && (await findTrade(db, 'weixin', wanted.out_trade_no));
    if (!trade) return refused(404, 'RESOURCE_NOT_EXISTS');
    if (wanted.amount.total !== trade.amount) return refused(400, 'INVALID_REQUEST');
    const given = await refundTrade(db, trade, wanted.out_refund_no, wanted.amount.refund);
    return given ? { status: 200, body: describeRefund(given) } : refused(400, 'INVALID_REQUEST');
  }
}

/** The notice of a trade that was paid or closed, signed and sealed. */
export function wechatTradeNotice(
  trade: Trade,
  keys: SandboxKeys,
  now: Date,
): { headers: Record<string, string>; body: string } {
  const inside = JSON.stringify(describeTrade(trade, wechatSandboxSettings(keys), now));
  const isPaid = trade.state === 'paid';
  const body = JSON.stringify({
    id: randomBytes(16).toString('hex'),
    create_time: chinaIso(now),
    resource_type: 'encrypt-resource',
    event_type: isPaid ? 'TRANSACTION.SUCCESS' : 'TRANSACTION.CLOSED',
    summary: isPaid ? '支付成功' : '支付关闭',
    resource: {
      original_type: 'transaction',
      algorithm: 'AEAD_AES_256_GCM',
      ...seal(inside, randomBytes(6).toString('hex'), 'transaction', keys.apiKey),
    },
  });
  return { headers: { 'content-type': 'application/json', ...signatureHeaders(body, keys, now) }, body };
}

function describeTrade(trade: Trade, { appId, merchantId }: WechatSettings, now: Date) {
  return {
    appid: appId,
    mchid: merchantId,
    out_trade_no: trade.number,
    trade_state: tradeStates[tradeStateNow(trade, now)],
    trade_type: 'NATIVE',
    amount: { total: trade.amount, payer_total: trade.amount, currency: 'CNY', payer_currency: 'CNY' },
    ...(trade.paidAt ? { transaction_id: trade.transactionId, success_time: chinaIso(trade.paidAt) } : {}),
  };
}

function describeRefund({ id, number, amount }: TradeRefund) {
  return {
    out_refund_no: number,
    refund_id: `9999${String(id).padStart(20, '0')}`,
    status: 'SUCCESS',
    amount: { refund: amount },
  };
}

function isMerchant(request: Request, url: URL, body: string, keys: SandboxKeys, now: Date): boolean {
  const header = request.headers.get('authorization') ?? '';
  const field = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(header)?.[1] ?? '';
  const [timestamp, nonce] = [field('timestamp'), field('nonce_str')];
  const isFresh = Math.abs(Number(timestamp) - now.getTime() / 1000) <= FRESH_SECONDS;
  const text = requestText({ method: request.method, path: url.pathname + url.search, timestamp, nonce, body });
  return header.startsWith(`${SCHEME} `) && isFresh && rsaVerify(text, field('signature'), keys.shopPublic);
}

function signatureHeaders(body: string, keys: SandboxKeys, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-serial': KEY_ID,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature-type': SCHEME,
    'wechatpay-signature': rsaSign(messageText(timestamp, nonce, Buffer.from(body)).toString(), keys.provider),
  };
}

function read<T>(schema: z.ZodType<T>, body: string): T | null {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
