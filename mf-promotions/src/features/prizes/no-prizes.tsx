import { paths } from '@jishi/contracts';
import { EmptyState, LinkButton } from '@jishi/ui';
import Trophy from 'lucide-react/icons/trophy';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';

export function NoPrizes({ isPastTheEnd }: { isPastTheEnd: boolean }) {
  const text = useTexts();
  return (
    <EmptyState
      picture={<Trophy size={56} strokeWidth={1.25} aria-hidden />}
      title={text(isPastTheEnd ? 'prizes.past_the_end' : 'prizes.none')}
      actions={
        <LinkButton as={Link} to={isPastTheEnd ? paths.prizes() : paths.lotteries()} kind="primary">
          {text(isPastTheEnd ? 'lottery.first_page' : 'lottery.all')}
        </LinkButton>
      }
    />
  );
}
