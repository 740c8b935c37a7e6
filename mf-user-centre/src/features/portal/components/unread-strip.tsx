import { unreadNoticesQuery } from '@jishi/api/notices/queries';
import { paths, useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './portal.styles.ts';

/** How many messages wait to be read, and the way to them; nothing while none does. */
export function UnreadStrip() {
  const text = useTexts();
  const { data: count } = useSuspenseQuery(unreadNoticesQuery(useApi()));
  if (count === 0) return null;
  return (
    <styles.Strip as={Link} to={paths.notices()}>
      <Bell size={20} strokeWidth={1.75} aria-hidden />
      <span>{text('portal.unread', { count })}</span>
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
    </styles.Strip>
  );
}
