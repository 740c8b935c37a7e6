import type { PaymentInfo } from '@jishi/api/orders';
import { useApi } from '@jishi/contracts';
import { useBrowserValue } from '@jishi/contracts/browser-value';
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
import { isHandheld } from '../model/is-handheld.ts';
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
  const [tried, setTried] = useState<Method | null>(null);
  const [isAsking, setAsking] = useState(false);
  const balance = usePayByBalance(info.orderId, onPaid, onRefused);
  const offered = useQuery(paymentWaysQuery(useApi())).data?.payments ?? everyMethod;
  const method = methodFor(wanted ?? (onPage.back && 'online'), {
    isBalanceEnough: checkBalance(info).isEnough,
    offered,
    // The server draws for a desk: which card is ticked takes no other room.
    isHandheld: useBrowserValue(isHandheld, () => false),
  });
  const start = { balance: () => setAsking(true), wechat: () => onScan(true), online: onPage.leave };
  // Of what was tried, also when a refusal leaves another way chosen.
  const failure = tried && { balance: balance.failure, wechat: null, online: onPage.failure }[tried];
  const choose = (chosen: Method, isTried: boolean) => {
    setWanted(chosen);
    setTried(isTried ? chosen : null);
  };

  return (
    <styles.Card>
      <CardHead>
        <h2>{text('pay.methods')}</h2>
      </CardHead>
      <CardBody>
        <styles.Methods>
          <div role="status">
            {onPage.back && (
              <Note tone={onPage.back === 'refused' ? 'danger' : 'promo'}>
                {text(onPage.back === 'refused' ? 'pay.refused' : 'pay.no-answer-yet')}
              </Note>
            )}
          </div>
          <RadioCards<Method>
            legend={text('pay.methods')}
            legendHidden
            tone="trust"
            columns={3}
            value={method ?? undefined}
            onChange={(chosen) => choose(chosen, false)}
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
              onClick={() => {
                if (!method) return;
                choose(method, true);
                start[method]();
              }}
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
