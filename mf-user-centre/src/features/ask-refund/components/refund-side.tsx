import type { RefundKind } from '@jishi/api/refunds';
import { useFormat } from '@jishi/i18n';
import { Price } from '@jishi/ui';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { QuoteState } from '../hooks/use-refund-quote.ts';
import { RefundNext } from './refund-next.tsx';
import * as styles from './refund-side.styles.ts';
import { RefundSum } from './refund-sum.tsx';

type RefundSideProps = { state: QuoteState; kind: RefundKind; children: ReactNode };

/** What it comes to, the way to send it, and what happens then. */
export function RefundSide({ state, kind, children }: RefundSideProps) {
  const text = useTexts();
  const format = useFormat();
  const id = useId();
  return (
    <styles.Side aria-labelledby={id}>
      <RefundSum id={id} state={state} />
      <styles.Bar>
        {state.quote && (
          <styles.BarSum aria-hidden>
            {text('ask-refund.sum-back')}
            <Price parts={format.moneyParts(state.quote.amount)} />
          </styles.BarSum>
        )}
        {children}
      </styles.Bar>
      <RefundNext kind={kind} />
    </styles.Side>
  );
}
