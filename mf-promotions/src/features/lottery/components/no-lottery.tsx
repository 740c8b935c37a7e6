import { paths } from '@jishi/contracts';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { Card, EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

export function NoLottery() {
  const text = useTexts();
  return (
    <Card>
      <EmptyState
        headingLevel="h1"
        picture={<EmptyObject name="slot-machine" />}
        title={text('lottery.none')}
        actions={
          <LinkButton as={Link} to={paths.lotteries()}>
            {text('lottery.all')}
          </LinkButton>
        }
      />
    </Card>
  );
}
