import { Block } from '@jishi/part-kit/block';
import { Crumbs } from '../../components/crumbs.tsx';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './components/categories.styles.ts';
import { Categories } from './components/categories.tsx';
import { CategoriesSkeleton } from './components/categories-skeleton.tsx';

export function CategoryListScreen() {
  const text = useTexts();
  return (
    <>
      <Crumbs steps={[{ label: text('category.title') }]} />
      <styles.Title>{text('category.title')}</styles.Title>
      <Block fallback={<CategoriesSkeleton />}>
        <Categories />
      </Block>
    </>
  );
}
