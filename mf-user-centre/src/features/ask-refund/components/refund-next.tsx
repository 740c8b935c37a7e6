import type { RefundKind } from '@jishi/api/refunds';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './refund-side.styles.ts';

const steps = {
  return: ['answer', 'send', 'check'],
  refund: ['answer', 'money'],
} as const satisfies Record<RefundKind, readonly string[]>;

/** What happens once the request is sent, by the way that is chosen. */
export function RefundNext({ kind }: { kind: RefundKind }) {
  const text = useTexts();
  return (
    <styles.SideBlock>
      <h3>{text('ask-refund.next')}</h3>
      <styles.Next>
        {steps[kind].map((step) => (
          <li key={step}>{text(`ask-refund.next-${step}`)}</li>
        ))}
      </styles.Next>
    </styles.SideBlock>
  );
}
