import type { FlashSaleCard } from '@jishi/api/flash-sales';
import { paths } from '@jishi/contracts';
import { Button, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { ReminderButton } from '../../sale-reminders/reminder-button.tsx';
import type { Allowance } from '../model/allowance.ts';
import type { SaleStage } from '../model/sale-stage.ts';

export type SaleActionProps = { sale: FlashSaleCard; stage: SaleStage; allowance: Allowance };

const locked = { gone: 'sales.gone', over: 'sales.over' } as const;

/** What can be done about a sale: buy or line up on the product's page, be reminded of it, or nothing and why. */
export function SaleAction({ sale, stage, allowance }: SaleActionProps) {
  const text = useTexts();
  const isOn = stage === 'on' || stage === 'almost-gone' || stage === 'held';
  const nameOf = (action: string) => text('sales.action-of', { action, name: sale.name });
  if (isOn && allowance.still !== 0) {
    const buy = text(stage === 'held' ? 'sales.line-up' : 'sales.buy');
    return (
      <LinkButton as={Link} to={paths.product(sale.productId)} kind="primary" aria-label={nameOf(buy)}>
        {buy}
      </LinkButton>
    );
  }
  if (stage === 'upcoming') return <ReminderButton saleId={sale.id} startsAt={sale.startsAt} name={sale.name} />;
  const reason = text(isOn ? 'sales.limit' : locked[stage]);
  return (
    <Button disabled aria-label={nameOf(reason)}>
      {reason}
    </Button>
  );
}
