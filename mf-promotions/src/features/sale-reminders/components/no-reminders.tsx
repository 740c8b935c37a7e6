import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyState, LinkButton } from '@jishi/ui';
import Bell from 'lucide-react/icons/bell';
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
      picture={<Bell size={56} strokeWidth={1.25} aria-hidden />}
      title={text(isPastTheEnd ? 'reminders.past-the-end' : 'reminders.none')}
      actions={
        <LinkButton as={Link} to={way.to} kind="primary">
          {way.label}
        </LinkButton>
      }
    />
  );
}
