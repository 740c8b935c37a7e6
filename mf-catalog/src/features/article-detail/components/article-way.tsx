import type { Article } from '@jishi/api/articles';
import { paths } from '@jishi/contracts';
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx';
import { columnStep } from '../../../components/steps.ts';
import { useTexts } from '../../../messages/texts.ts';

/** The way to an article through its column. */
export function ArticleWay({ article: { name, column } }: { article: Article }) {
  const text = useTexts();
  const above = column ? [columnStep(column)] : [];
  return <Breadcrumbs steps={[{ label: text('help.title'), path: paths.articles() }, ...above, { label: name }]} />;
}
