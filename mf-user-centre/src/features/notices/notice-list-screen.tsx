import { Block } from '@jishi/part-kit/block';
import { Card, CardBody } from '@jishi/ui';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { noticeListPath, readNoticeListAddress } from '../../model/notice-list-address.ts';
import * as styles from './components/notice-list.styles.ts';
import { NoticeList } from './components/notice-list.tsx';
import { NoticeListSkeleton } from './components/notice-list-skeleton.tsx';
import { SortLink } from './components/sort-link.tsx';

export function NoticeListScreen() {
  const text = useTexts();
  const [query] = useSearchParams();
  const address = readNoticeListAddress(query);
  return (
    <Card>
      <styles.Head>
        <h1>{text('notices.title')}</h1>
        <SortLink address={address} />
      </styles.Head>
      <CardBody>
        <Block key={noticeListPath(address)} fallback={<NoticeListSkeleton />}>
          <NoticeList address={address} />
        </Block>
      </CardBody>
    </Card>
  );
}
