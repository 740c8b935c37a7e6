import { paths } from '@jishi/contracts';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';

export function NoPrizes({ isPastTheEnd }: { isPastTheEnd: boolean }) {
  const text = useTexts();
  return (
    <EmptyState
      picture={<EmptyObject name="gift" />}
      title={text(isPastTheEnd ? 'prizes.past_the_end' : 'prizes.none')}
      text={isPastTheEnd ? undefined : text('prizes.none_hint')}
      actions={
        <LinkButton as={Link} to={isPastTheEnd ? paths.prizes() : paths.lotteries()}>
          {text(isPastTheEnd ? 'lottery.first_page' : 'lottery.all')}
        </LinkButton>
      }
    />
  );
}
