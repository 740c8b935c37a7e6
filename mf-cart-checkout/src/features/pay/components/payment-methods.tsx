import type { PaymentInfo } from '@jishi/api/orders';
import { useApi } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Button, CardBody, CardHead, Note, TextLink } from '@jishi/ui';
import { FormError, RadioCards } from '@jishi/ui/forms';
import { useQuery } from '@tanstack/react-query';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { paymentWaysQuery } from '../hooks/payment-methods-query.ts';
import { usePayByBalance } from '../hooks/use-pay-by-balance.ts';
import type { usePayOnPage } from '../hooks/use-pay-on-page.ts';
import { checkBalance } from '../model/balance.ts';
import { everyMethod, type Method, methodFor } from '../model/method.ts';
import { BalanceQuestion } from './balance-question.tsx';
import * as styles from './pay.styles.ts';
import { PayByQr } from './pay-by-qr.tsx';
import { useMethodOptions } from './use-method-options.tsx';

type PaymentMethodsProps = {
  info: PaymentInfo;
  onPage: ReturnType<typeof usePayOnPage>;
  isScanning: boolean;
  onScan(isScanning: boolean): void;
  onPaid(): void;
  onRefused(): void;
};

/** Ways to pay, and the button that starts the chosen one. */
export function PaymentMethods({ info, onPage, isScanning, onScan, onPaid, onRefused }: PaymentMethodsProps) {
  const text = useTexts();
  const { money } = useFormat();
  const [wanted, setWanted] = useState<Method | null>(null);
  const [isAsking, setAsking] = useState(false);
  const balance = usePayByBalance(info.orderId, onPaid, onRefused);
  const offered = useQuery(paymentWaysQuery(useApi())).data?.payments ?? everyMethod;
  const method = methodFor(wanted, { isBalanceEnough: checkBalance(info).isEnough, offered });
  const start = { balance: () => setAsking(true), wechat: () => onScan(true), online: onPage.leave };
  const failure = method && { balance: balance.failure, wechat: null, online: onPage.failure }[method];

  return (
    <styles.Card>
      <CardHead>
        <h2>{text('pay.methods')}</h2>
      </CardHead>
      <CardBody>
        <styles.Methods>
          <div role="status">{onPage.isBack && <Note tone="promo">{text('pay.no-answer-yet')}</Note>}</div>
          <RadioCards<Method>
            legend={text('pay.methods')}
            legendHidden
            tone="trust"
            columns={3}
            value={method ?? undefined}
            onChange={setWanted}
            options={useMethodOptions(info, offered)}
          />
          <styles.Safe>
            <LockKeyhole size={16} strokeWidth={1.75} aria-hidden />
            {text('pay.safe')}
          </styles.Safe>
          <FormError>{failure ?? undefined}</FormError>
          <styles.Actions>
            {method === 'online' && onPage.target !== null && (
              <TextLink href={onPage.target}>{text('pay.go-by-hand')}</TextLink>
            )}
            <Button
              kind="trust"
              size="lg"
              busy={balance.isPaying || onPage.isLeaving}
              busyLabel={text('pay.paying')}
              disabled={method === null}
              onClick={() => method && start[method]()}
            >
              {text('pay.pay', { total: money(info.total) })}
            </Button>
          </styles.Actions>
        </styles.Methods>
      </CardBody>
      <BalanceQuestion
        info={info}
        isOpen={isAsking}
        onConfirm={() => {
          setAsking(false);
          balance.pay();
        }}
        onCancel={() => setAsking(false)}
      />
      {isScanning && <PayByQr info={info} onClose={() => onScan(false)} />}
    </styles.Card>
  );
}
