import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HelpMenu } from '../../../components/help-menu.tsx';
import { surroundingsQuery } from '../../../queries/article-queries.ts';

/** The column of an article among the columns beside it. */
export function SiblingMenu({ columnId }: { columnId: string }) {
  const { data } = useSuspenseQuery(surroundingsQuery(useApi(), columnId));
  return <HelpMenu columns={data.siblings} title={data.ancestors.at(-1)?.name} columnId={columnId} isWithin />;
}
