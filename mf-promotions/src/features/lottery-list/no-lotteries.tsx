import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';

export function NoLotteries({ isPastTheEnd }: { isPastTheEnd: boolean }) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <EmptyState
      picture={<EmptyObject name="slot-machine" />}
      title={text(isPastTheEnd ? 'lottery.past_the_end' : 'lottery.none_now')}
      actions={
        <LinkButton as={Link} to={isPastTheEnd ? paths.lotteries() : paths.products()}>
          {isPastTheEnd ? text('lottery.first_page') : common('action.go_shopping')}
        </LinkButton>
      }
    />
  );
}
