import type { Article } from '@jishi/api/articles';
import { paths } from '@jishi/contracts';
import { Crumbs } from '../../../components/crumbs.tsx';
import { useTexts } from '../../../messages/texts.ts';

/** The way to an article through its column. */
export function ArticleWay({ article: { name, column } }: { article: Article }) {
  const text = useTexts();
  const above = column ? [{ label: column.name, path: paths.articles(column.name) }] : [];
  return <Crumbs steps={[{ label: text('help.title'), path: paths.articles() }, ...above, { label: name }]} />;
}
