import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type NoticeListAddress, noticeListPath } from '../../../model/notice-list-address.ts';

type NoNoticesProps = { address: NoticeListAddress; isPastTheEnd: boolean };

export function NoNotices({ address, isPastTheEnd }: NoNoticesProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const picture = <EmptyObject name="bell" />;
  if (isPastTheEnd) {
    const way = (
      <LinkButton as={Link} to={noticeListPath({ ...address, page: 1 })}>
        {text('pages.first')}
      </LinkButton>
    );
    return <EmptyState picture={picture} title={text('notices.past-the-end')} actions={way} />;
  }
  const way = (
    <LinkButton as={Link} to={paths.products()}>
      {common('action.go_shopping')}
    </LinkButton>
  );
  return <EmptyState picture={picture} title={text('notices.none')} text={text('notices.none-hint')} actions={way} />;
}
