import type { Db } from '../../kernel/db/database.ts';
import type { PaymentProvider, Platform } from '../../modules/payment-attempts/payment-provider.ts';
import { alipay } from '../../modules/payments/providers/alipay/alipay.ts';
import type { Params } from '../../modules/payments/providers/alipay/signature.ts';
import { wechatPay } from '../../modules/payments/providers/wechat/wechat-pay.ts';
import { alipayGateway, alipaySandboxSettings, alipayTradeNotice, openAlipayPage } from './alipay-gateway.ts';
import { type SandboxKeys, sandboxKeys } from './keys.ts';
import type { Trade } from './trades.ts';
import { wechatGateway, wechatSandboxSettings, wechatTradeNotice } from './wechat-gateway.ts';

/** Where nobody is sent anywhere. */
const NOWHERE = 'https://sandbox.invalid';

/** Both providers in small, for demo mode. All it knows is in the database: any number of processes are one sandbox. */
export class Sandbox {
  readonly #db: Db;
  readonly #now: () => Date;
  #keys: Promise<SandboxKeys> | null = null;

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** The real code for a provider, speaking to the sandbox. `origin` is where shoppers reach the shop. */
  async find(platform: Platform, origin = NOWHERE): Promise<PaymentProvider> {
    const keys = await this.#loadKeys();
    if (platform === 'weixin') {
      return wechatPay(wechatSandboxSettings(keys), wechatGateway(this.#db, keys, this.#now), this.#now);
    }
    return alipay(alipaySandboxSettings(keys, origin), alipayGateway(this.#db, keys, this.#now), this.#now);
  }

  /** The trade behind an address of Alipay's page; null for one that the shop did not sign. */
  async openAlipayPage(params: Params): Promise<Trade | null> {
    return openAlipayPage(this.#db, await this.#loadKeys(), params, this.#now());
  }

  /** What the provider tells the shop of a trade that was paid or closed. */
  async noticeOf(trade: Trade): Promise<{ headers: Record<string, string>; body: string }> {
    const write = trade.platform === 'weixin' ? wechatTradeNotice : alipayTradeNotice;
    return write(trade, await this.#loadKeys(), this.#now());
  }

  /** A failure is not remembered: the next call tries again. */
  #loadKeys(): Promise<SandboxKeys> {
    this.#keys ??= sandboxKeys(this.#db).catch((error: unknown) => {
      this.#keys = null;
      throw error;
    });
    return this.#keys;
  }
}
