import type { Category } from '@jishi/api/categories';
import { Block } from '@jishi/part-kit/block';
import { lazy } from 'react';

const load = () => import('./category-panel.tsx');
const CategoryPanel = lazy(load);

/** Fetches the panel for who is about to open one. */
export const fetchPanel = (): void => void load().catch(() => undefined);

/** The panel of a category, which nobody needs before a menu is pointed at; its entry leads on without it. */
export const LateCategoryPanel = ({ category }: { category: Category }) => (
  <Block fallback={null} failed={null}>
    <CategoryPanel category={category} />
  </Block>
);
