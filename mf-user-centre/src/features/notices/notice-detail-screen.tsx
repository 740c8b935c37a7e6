import { noticeQuery } from '@jishi/api/notices/queries';
import { useApi } from '@jishi/contracts';
import { isUuid } from '@jishi/contracts/ids';
import { Block } from '@jishi/part-kit/block';
import { Stack } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Recommended } from '../../components/recommended.tsx';
import { NoticeSkeleton } from './components/notice-skeleton.tsx';
import { NoticeView } from './components/notice-view.tsx';

export function NoticeDetailScreen() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (!isUuid(id)) return null; // the page itself is not found then
  return (
    <Block key={id} fallback={<NoticeSkeleton />}>
      <LoadedNotice id={id} />
    </Block>
  );
}

function LoadedNotice({ id }: { id: string }) {
  const { data: notice } = useSuspenseQuery(noticeQuery(useApi(), id));
  if (!notice) return null;
  return (
    <Stack $gap={6}>
      <NoticeView notice={notice} />
      <Recommended />
    </Stack>
  );
}
