import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useHelpWords } from '../../../messages/help/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import type { ShownColumn } from './column.tsx';

/** Nothing in the column, or nothing on this page of it. */
export function NoArticles({ column, isPastEnd }: { column: ShownColumn; isPastEnd: boolean }) {
  const text = useTexts();
  const words = useHelpWords();
  const common = useCommonTexts();
  return (
    <EmptyState
      picture={<EmptyObject name="books" />}
      title={words(isPastEnd ? 'past_end' : 'empty')}
      {...(!isPastEnd && { text: words('empty_hint') })}
      actions={
        <LinkButton as={Link} to={isPastEnd ? paths.articles(column.name) : paths.home()}>
          {isPastEnd ? text('list.first_page') : common('action.home')}
        </LinkButton>
      }
    />
  );
}
