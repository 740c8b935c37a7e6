import { paths } from '@jishi/contracts';
import { Card, EmptyState, LinkButton } from '@jishi/ui';
import Gift from 'lucide-react/icons/gift';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

export function NoLottery() {
  const text = useTexts();
  return (
    <Card>
      <EmptyState
        headingLevel="h1"
        picture={<Gift size={56} strokeWidth={1.25} aria-hidden />}
        title={text('lottery.none')}
        actions={
          <LinkButton as={Link} to={paths.lotteries()} kind="primary">
            {text('lottery.all')}
          </LinkButton>
        }
      />
    </Card>
  );
}
