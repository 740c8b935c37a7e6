import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyState, LinkButton } from '@jishi/ui';
import Gift from 'lucide-react/icons/gift';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';

export function NoLotteries({ isPastTheEnd }: { isPastTheEnd: boolean }) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <EmptyState
      picture={<Gift size={56} strokeWidth={1.25} aria-hidden />}
      title={text(isPastTheEnd ? 'lottery.past_the_end' : 'lottery.none_now')}
      actions={
        <LinkButton as={Link} to={isPastTheEnd ? paths.lotteries() : paths.products()} kind="primary">
          {isPastTheEnd ? text('lottery.first_page') : common('action.go_shopping')}
        </LinkButton>
      }
    />
  );
}
