import type { PaymentInfo } from '@jishi/api/orders';
import { useFormat } from '@jishi/i18n';
import type { RadioCardOption } from '@jishi/ui/forms';
import CreditCard from 'lucide-react/icons/credit-card';
import ScanLine from 'lucide-react/icons/scan-line';
import Wallet from 'lucide-react/icons/wallet';
import { useTexts } from '../../../messages/texts.ts';
import { checkBalance } from '../model/balance.ts';
import type { Method } from '../model/method.ts';
import * as styles from './pay.styles.ts';

const look = { size: 26, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The ways to pay an order that the shop has, each with what speaks for it or against. */
export function useMethodOptions(info: PaymentInfo, offered: readonly Method[]): RadioCardOption<Method>[] {
  const text = useTexts();
  const { money } = useFormat();
  const check = checkBalance(info);
  const owned = money(info.balance);
  const options: RadioCardOption<Method>[] = [
    {
      value: 'wechat',
      label: text('pay.wechat'),
      description: (
        <>
          <styles.AtDesk>{text('pay.wechat-hint')}</styles.AtDesk>
          <styles.InHand>{text('pay.wechat-hint-in-hand')}</styles.InHand>
        </>
      ),
      icon: (
        <styles.MethodIcon $tone="trust">
          <ScanLine {...look} />
        </styles.MethodIcon>
      ),
    },
    {
      value: 'balance',
      label: text('pay.balance'),
      description: check.isEnough
        ? text('pay.balance-owned', { owned })
        : text('pay.balance-missing', { owned, missing: money(check.missing) }),
      icon: (
        <styles.MethodIcon $tone="promo">
          <Wallet {...look} />
        </styles.MethodIcon>
      ),
      disabled: !check.isEnough,
    },
    {
      value: 'online',
      label: text('pay.online'),
      description: text('pay.online-hint'),
      icon: (
        <styles.MethodIcon $tone="info">
          <CreditCard {...look} />
        </styles.MethodIcon>
      ),
    },
  ];
  return options.filter(({ value }) => offered.includes(value));
}
