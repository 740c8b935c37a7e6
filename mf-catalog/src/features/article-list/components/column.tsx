import type { ArticleColumnPage } from '@jishi/api/articles';
import { paths, useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx';
import * as frame from '../../../components/help-frame.styles.ts';
import { HelpMenu } from '../../../components/help-menu.tsx';
import { HelpText } from '../../../components/help-text.tsx';
import { columnStep } from '../../../components/steps.ts';
import { useCountView } from '../../../hooks/use-count-view.ts';
import { useHelpWords } from '../../../messages/help/texts.ts';
import { columnPageQuery } from '../../../queries/article-queries.ts';
import { ArticleRows } from './article-rows.tsx';

type ColumnProps = { columnKey: string; page: number };

/** A column of the help: a list of articles, or a text of its own. */
export function Column({ columnKey, page }: ColumnProps) {
  const text = useHelpWords();
  const { data } = useSuspenseQuery(columnPageQuery(useApi(), columnKey, page));
  const { column, ancestors, siblings, articles } = data;
  // Lists count no views: each of their articles does.
  useCountView('column', column?.look === 'text' ? column.id : null);
  if (!column) return null;
  return (
    <>
      <Breadcrumbs
        steps={[{ label: text('title'), path: paths.articles() }, ...ancestors.map(columnStep), { label: column.name }]}
      />
      <frame.Columns>
        <HelpMenu columns={siblings} title={ancestors.at(-1)?.name} columnId={column.id} />
        <frame.Sheet>
          {column.look === 'text' ? (
            <HelpText page={column} />
          ) : (
            <ArticleRows column={column} articles={articles} page={page} />
          )}
        </frame.Sheet>
      </frame.Columns>
    </>
  );
}

export type ShownColumn = NonNullable<ArticleColumnPage['column']>;
