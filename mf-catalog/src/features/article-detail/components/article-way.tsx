import type { Article } from '@jishi/api/articles';
import { paths } from '@jishi/contracts';
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx';
import { columnStep } from '../../../components/steps.ts';
import { useHelpWords } from '../../../messages/help/texts.ts';

/** The way to an article through its column. */
export function ArticleWay({ article: { name, column } }: { article: Article }) {
  const text = useHelpWords();
  const above = column ? [columnStep(column)] : [];
  return <Breadcrumbs steps={[{ label: text('title'), path: paths.articles() }, ...above, { label: name }]} />;
}
