import type { ArticleColumnPage } from '@jishi/api/articles';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import * as frame from '../../../components/help-frame.styles.ts';
import * as styles from './article-rows.styles.ts';
import type { ShownColumn } from './column.tsx';
import { ColumnPages } from './column-pages.tsx';
import { NoArticles } from './no-articles.tsx';

type ArticleRowsProps = { column: ShownColumn; articles: ArticleColumnPage['articles']; page: number };

/** A column that lists articles: name and date of each, page numbers. */
export function ArticleRows({ column, articles: { items, total }, page }: ArticleRowsProps) {
  const { date } = useFormat();
  return (
    <>
      <frame.Title>{column.name}</frame.Title>
      {items.length === 0 ? (
        <NoArticles column={column} isPastEnd={total > 0} />
      ) : (
        <styles.Rows>
          {items.map(({ id, name, publishedAt }) => (
            <li key={id}>
              <Link to={paths.article(name)}>
                <span>{name}</span>
                <time dateTime={date(publishedAt, 'date')}>{date(publishedAt, 'long')}</time>
                <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
              </Link>
            </li>
          ))}
        </styles.Rows>
      )}
      <ColumnPages column={column} total={total} page={page} />
    </>
  );
}
