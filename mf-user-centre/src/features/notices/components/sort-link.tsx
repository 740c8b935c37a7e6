import { MoreLink } from '@jishi/ui';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type NoticeListAddress, noticeListPath } from '../../../model/notice-list-address.ts';
import * as styles from './notice-list.styles.ts';

/** To the same messages in the other order, from the first page on. */
export function SortLink({ address }: { address: NoticeListAddress }) {
  const text = useTexts();
  const oldestFirst = !address.oldestFirst;
  return (
    <styles.AtEnd>
      <MoreLink as={Link} to={noticeListPath({ ...address, oldestFirst, page: 1 })}>
        <ArrowDownUp size={16} strokeWidth={1.75} aria-hidden />
        {text(oldestFirst ? 'notices.oldest-first' : 'notices.newest-first')}
      </MoreLink>
    </styles.AtEnd>
  );
}
