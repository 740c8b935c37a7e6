import { columnsQuery } from '@jishi/api/articles/queries';
import { useApi } from '@jishi/contracts';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { pageNumber } from '@jishi/part-kit/page-number';
import { EmptyState } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useHelpWords } from '../../messages/help/texts.ts';
import { Column } from './components/column.tsx';

export function ArticleListScreen() {
  const { name } = useParams();
  const page = pageNumber(useSearchParams()[0].get('page'));
  return name === undefined ? <FirstColumn page={page} /> : <Column columnKey={name} page={page} />;
}

/** The help without a column opens the first one. */
function FirstColumn({ page }: { page: number }) {
  const text = useHelpWords();
  const { data } = useSuspenseQuery(columnsQuery(useApi()));
  const [first] = data;
  if (first) return <Column columnKey={first.id} page={page} />;
  return (
    <EmptyState
      headingLevel="h1"
      picture={<EmptyObject name="books" />}
      title={text('none')}
      text={text('none_hint')}
    />
  );
}
