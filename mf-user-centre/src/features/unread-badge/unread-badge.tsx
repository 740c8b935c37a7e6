import { noticeInvalidations, unreadNoticesQuery } from '@jishi/api/notices/queries';
import { invalidate } from '@jishi/api/queries';
import { useSession, useShop } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { Badge } from '@jishi/ui';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { useDrawnCount } from './use-drawn-count.ts';
import { useLiveCount } from './use-live-count.ts';

/** How many messages are unread, beside the link to them; nothing for visitors, and when it cannot be told. */
export function UnreadBadge() {
  const isSignedIn = useSession((state) => state.isSignedIn);
  if (!isSignedIn) return null;
  return (
    <Block fallback={null} failed={null}>
      <Count />
    </Block>
  );
}

function Count() {
  const text = useTexts();
  const { api, bus } = useShop();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(unreadNoticesQuery(api));
  const count = useDrawnCount(data);
  useLiveCount();
  useEffect(
    () => bus.listen('notice:read', () => void invalidate(queries, noticeInvalidations.noticeRead)),
    [bus, queries],
  );
  return <Badge count={count} label={text('notices.unread', { count })} />;
}
