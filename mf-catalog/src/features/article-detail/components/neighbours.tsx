import type { Article } from '@jishi/api/articles';
import { paths, useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { useHelpWords } from '../../../messages/help/texts.ts';
import { surroundingsQuery } from '../../../queries/article-queries.ts';
import { neighboursOf } from '../model/neighbours.ts';
import * as styles from './neighbours.styles.ts';

type NeighboursProps = { article: Article; columnId: string };

/** The articles before and after this one in its column. */
export function Neighbours({ article, columnId }: NeighboursProps) {
  const text = useHelpWords();
  const { data } = useSuspenseQuery(surroundingsQuery(useApi(), columnId));
  const { previous, next } = neighboursOf(article, data.articles.items);
  if (!previous && !next) return null;
  return (
    <styles.Neighbours aria-label={text('neighbours')}>
      {previous && (
        <Link to={paths.article(previous.name)} rel="prev">
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          <span>
            <small>{text('previous')}</small> {previous.name}
          </span>
        </Link>
      )}
      {next && (
        <Link to={paths.article(next.name)} rel="next">
          <span>
            <small>{text('next')}</small> {next.name}
          </span>
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </styles.Neighbours>
  );
}
