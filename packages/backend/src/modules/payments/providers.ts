import type { Config } from '../../kernel/config/config.ts';
import type { PaymentProvider, Platform } from '../payment-attempts/payment-provider.ts';
import { alipay } from './providers/alipay/alipay.ts';
import { wechatPay } from './providers/wechat/wechat-pay.ts';

/** The ways to pay online this shop has. */
export interface PaymentProviders {
  /**
   * Null for one that is not set up. `origin` is where the shop was called, for a provider that has its pages there
   * (the sandbox); calls that send nobody anywhere need none.
   */
  find(platform: Platform, origin?: string): Promise<PaymentProvider | null>;
}

/** Providers as the settings name them. */
export function realProviders({ payments }: Pick<Config, 'payments'>, now: () => Date): PaymentProviders {
  const send = (request: Request) => fetch(request);
  const found: Record<Platform, PaymentProvider | null> = {
    weixin: payments.weixin && wechatPay(payments.weixin, send, now),
    alipay: payments.alipay && alipay(payments.alipay, send, now),
  };
  return { find: async (platform) => found[platform] };
}

declare module '../../kernel/context/shop-app.ts' {
  interface ShopContext {
    /** Ways to pay online. */
    payments: PaymentProviders;
  }
}
