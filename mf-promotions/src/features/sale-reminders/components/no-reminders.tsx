import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

/** Nothing is waited for, or not on this page; with a way on. */
export function NoReminders({ isPastTheEnd }: { isPastTheEnd: boolean }) {
  const text = useTexts();
  const common = useCommonTexts();
  const { has } = useShop();
  const sales = has('mf_promotions/flash-sales')
    ? { to: paths.flashSales(), label: text('reminders.to-sales') }
    : { to: paths.products(), label: common('action.go_shopping') };
  const way = isPastTheEnd ? { to: paths.saleReminders(), label: text('reminders.first-page') } : sales;
  return (
    <EmptyState
      picture={<EmptyObject name="alarm-clock" />}
      title={text(isPastTheEnd ? 'reminders.past-the-end' : 'reminders.none')}
      text={isPastTheEnd ? undefined : text('reminders.none-hint')}
      actions={
        <LinkButton as={Link} to={way.to}>
          {way.label}
        </LinkButton>
      }
    />
  );
}
