import { Block } from '@jishi/part-kit/block';
import { Card, CardBody, CardHead } from '@jishi/ui';
import { TabLink, TabNav } from '@jishi/ui/data';
import { Link, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { ownReviewsPath, readOwnReviewsAddress } from '../../model/own-reviews-address.ts';
import { ReviewsSkeleton } from './components/reviews-skeleton.tsx';
import { ToWriteList } from './components/to-write-list.tsx';
import { WrittenList } from './components/written-list.tsx';

const tabs = ['to-write', 'written'] as const;

export function OwnReviewsScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const address = readOwnReviewsAddress(query);
  const List = address.show === 'written' ? WrittenList : ToWriteList;
  return (
    <Card>
      <CardHead>
        <h1>{text('own-reviews.title')}</h1>
      </CardHead>
      <CardBody>
        <TabNav label={text('own-reviews.tabs')}>
          {tabs.map((show) => (
            <TabLink key={show} as={Link} to={ownReviewsPath({ show, page: 1 })} on={show === address.show}>
              {text(`own-reviews.${show}`)}
            </TabLink>
          ))}
        </TabNav>
        <Block key={ownReviewsPath(address)} fallback={<ReviewsSkeleton />}>
          <List page={address.page} />
        </Block>
      </CardBody>
    </Card>
  );
}
