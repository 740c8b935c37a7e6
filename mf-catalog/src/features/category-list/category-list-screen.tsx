import { Block } from '@jishi/part-kit/block';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './components/categories.styles.ts';
import { Categories } from './components/categories.tsx';
import { CategoriesSkeleton } from './components/categories-skeleton.tsx';

export function CategoryListScreen() {
  const text = useTexts();
  return (
    <>
      <Breadcrumbs steps={[{ label: text('category.title') }]} />
      <styles.Title>{text('category.title')}</styles.Title>
      <Block fallback={<CategoriesSkeleton />}>
        <Categories />
      </Block>
    </>
  );
}
