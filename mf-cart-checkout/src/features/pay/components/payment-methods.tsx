import type { PaymentInfo } from '@jishi/api/orders';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Button, CardBody, CardHead } from '@jishi/ui';
import { FormError, type RadioCardOption, RadioCards } from '@jishi/ui/forms';
import { ConfirmDialog } from '@jishi/ui/overlays';
import CreditCard from 'lucide-react/icons/credit-card';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import ScanLine from 'lucide-react/icons/scan-line';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { usePayByBalance } from '../hooks/use-pay-by-balance.ts';
import { checkBalance } from '../model/balance.ts';
import * as styles from '../pay.styles.ts';

type Method = 'balance' | 'wechat' | 'online';

type PaymentMethodsProps = { info: PaymentInfo; onPaid(): void; onRefused(): void };

/** Ways to pay. Only the balance works here; the others say why they cannot be chosen. */
export function PaymentMethods({ info, onPaid, onRefused }: PaymentMethodsProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { money } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { pay, isPaying, failure } = usePayByBalance(info.orderId, onPaid, onRefused);
  const check = checkBalance(info);

  const confirm = () => {
    setAsking(false);
    pay();
  };

  return (
    <styles.Card>
      <CardHead>
        <h2>{text('pay.methods')}</h2>
      </CardHead>
      <CardBody>
        <styles.Methods>
          <RadioCards<Method>
            legend={text('pay.methods')}
            legendHidden
            tone="trust"
            columns={3}
            value={check.isEnough ? 'balance' : undefined}
            onChange={() => undefined}
            options={useMethods(info)}
          />
          <styles.Safe>
            <LockKeyhole size={16} strokeWidth={1.75} aria-hidden />
            {text('pay.safe')}
          </styles.Safe>
          <FormError>{failure ?? undefined}</FormError>
          <styles.Actions>
            <Button
              kind="trust"
              size="lg"
              disabled={!check.isEnough}
              busy={isPaying}
              busyLabel={text('pay.paying')}
              onClick={() => setAsking(true)}
            >
              {text('pay.pay', { total: money(info.total) })}
            </Button>
          </styles.Actions>
        </styles.Methods>
      </CardBody>
      <ConfirmDialog
        open={isAsking}
        kind="trust"
        title={text('pay.ask', { total: money(info.total) })}
        text={check.isEnough ? text('pay.ask-hint', { left: money(check.left) }) : undefined}
        confirmLabel={text('pay.confirm')}
        cancelLabel={common('action.think_again')}
        closeLabel={common('action.close')}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </styles.Card>
  );
}

function useMethods(info: PaymentInfo): RadioCardOption<Method>[] {
  const text = useTexts();
  const { money } = useFormat();
  const check = checkBalance(info);
  const owned = money(info.balance);
  const look = { size: 26, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return [
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
      value: 'wechat',
      label: text('pay.wechat'),
      description: text('pay.not-set-up'),
      icon: (
        <styles.MethodIcon $tone="trust">
          <ScanLine {...look} />
        </styles.MethodIcon>
      ),
      disabled: true,
    },
    {
      value: 'online',
      label: text('pay.online'),
      description: text('pay.not-set-up'),
      icon: (
        <styles.MethodIcon $tone="info">
          <CreditCard {...look} />
        </styles.MethodIcon>
      ),
      disabled: true,
    },
  ];
}
