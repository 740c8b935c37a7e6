import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyState, LinkButton } from '@jishi/ui';
import Bell from 'lucide-react/icons/bell';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type NoticeListAddress, noticeListPath } from '../../../model/notice-list-address.ts';

type NoNoticesProps = { address: NoticeListAddress; isPastTheEnd: boolean };

export function NoNotices({ address, isPastTheEnd }: NoNoticesProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const picture = <Bell size={56} strokeWidth={1.25} aria-hidden />;
  if (isPastTheEnd) {
    const way = (
      <LinkButton as={Link} to={noticeListPath({ ...address, page: 1 })} kind="primary">
        {text('pages.first')}
      </LinkButton>
    );
    return <EmptyState picture={picture} title={text('notices.past-the-end')} actions={way} />;
  }
  const way = (
    <LinkButton as={Link} to={paths.products()} kind="primary">
      {common('action.go_shopping')}
    </LinkButton>
  );
  return <EmptyState picture={picture} title={text('notices.none')} text={text('notices.none-hint')} actions={way} />;
}
