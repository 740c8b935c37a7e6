import { noticesQuery } from '@jishi/api/notices/queries';
import { useApi } from '@jishi/contracts';
import { PageLinks } from '@jishi/part-kit/page-links';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type NoticeListAddress, noticeListPath } from '../../../model/notice-list-address.ts';
import { pageSizes } from '../../../model/page-size.ts';
import { useChosen } from '../hooks/use-chosen.ts';
import { useRemoveQuestion } from '../hooks/use-remove-question.ts';
import { NoNotices } from './no-notices.tsx';
import * as styles from './notice-list.styles.ts';
import { NoticeRow } from './notice-row.tsx';
import { NoticeTools } from './notice-tools.tsx';
import { RemoveQuestion } from './remove-question.tsx';

/** One page of the messages, and what can be done to those that are chosen. */
export function NoticeList({ address }: { address: NoticeListAddress }) {
  const { data } = useSuspenseQuery(noticesQuery(useApi(), address));
  const navigate = useNavigate();
  const pathOf = (change: Partial<NoticeListAddress>) => noticeListPath({ ...address, ...change });
  const selection = useChosen(data.items.map(({ id }) => id));
  const question = useRemoveQuestion(() => void navigate(pathOf({ page: 1 })));
  return (
    <>
      {data.items.length === 0 ? (
        <NoNotices address={address} isPastTheEnd={data.total > 0} />
      ) : (
        <>
          <NoticeTools selection={selection} onRemove={() => question.ask(selection.chosen)} />
          <styles.Rows>
            {data.items.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                isChosen={selection.chosen.includes(notice.id)}
                onToggle={() => selection.toggle(notice.id)}
              />
            ))}
          </styles.Rows>
        </>
      )}
      <PageLinks
        page={address.page}
        pageSize={address.pageSize}
        total={data.total}
        pathOf={(page) => pathOf({ page })}
        sizes={{ all: pageSizes, onChoose: (pageSize) => void navigate(pathOf({ pageSize, page: 1 })) }}
      />
      <RemoveQuestion question={question} />
    </>
  );
}
