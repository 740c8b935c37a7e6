import { articleQuery } from '@jishi/api/articles/queries';
import { useApi } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as frame from '../../components/help-frame.styles.ts';
import { HelpMenu } from '../../components/help-menu.tsx';
import { useCountView } from '../../hooks/use-count-view.ts';
import { ArticleText } from './components/article-text.tsx';
import { ArticleWay } from './components/article-way.tsx';
import { Neighbours } from './components/neighbours.tsx';
import { SiblingMenu } from './components/sibling-menu.tsx';

export function ArticleDetailScreen() {
  const { name = '' } = useParams();
  const { data: article } = useSuspenseQuery(articleQuery(useApi(), name));
  useCountView('article', article?.id ?? null);
  if (!article) return null;
  const { column } = article;
  const ownColumn = column && <HelpMenu columns={[column]} columnId={column.id} isWithin />;
  return (
    <>
      <ArticleWay article={article} />
      <frame.Columns>
        <Block fallback={ownColumn} failed={ownColumn} resetKey={article.id}>
          {column && <SiblingMenu columnId={column.id} />}
        </Block>
        <frame.Sheet>
          <ArticleText article={article} />
          <Block fallback={null} failed={null} resetKey={article.id}>
            {column && <Neighbours article={article} columnId={column.id} />}
          </Block>
        </frame.Sheet>
      </frame.Columns>
    </>
  );
}
