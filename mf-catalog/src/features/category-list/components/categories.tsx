import { countedCategoriesQuery } from '@jishi/api/categories/queries';
import { paths, useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './categories.styles.ts';
import { CategoryRail } from './category-rail.tsx';
import { TopCategory } from './top-category.tsx';

/** All categories: a rail of first levels, then a card for each. */
export function Categories() {
  const text = useTexts();
  const common = useCommonTexts();
  const { data } = useSuspenseQuery(countedCategoriesQuery(useApi()));
  const named = data.filter(({ name }) => name !== '');
  if (named.length === 0) {
    return (
      <EmptyState
        picture={<EmptyObject name="lantern" />}
        title={text('category.empty')}
        text={text('category.empty_hint')}
        actions={
          <LinkButton as={Link} to={paths.home()}>
            {common('action.home')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <styles.Columns>
      <CategoryRail categories={named} />
      <styles.Cards>
        {named.map((category) => (
          <TopCategory key={category.id} category={category} />
        ))}
      </styles.Cards>
    </styles.Columns>
  );
}
