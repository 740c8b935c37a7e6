import { noticeQuery } from '@jishi/api/notices/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Block } from '../../components/block.tsx';
import { isUuid } from '../../model/is-uuid.ts';
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
  return notice && <NoticeView notice={notice} />;
}
