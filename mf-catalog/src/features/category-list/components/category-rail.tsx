import type { Category } from '@jishi/api/categories';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { useSectionInView } from '../hooks/use-section-in-view.ts';
import * as styles from './categories.styles.ts';

/** First levels beside their cards; the one in view is marked, and kept in sight where the rail itself scrolls. */
export function CategoryRail({ categories }: { categories: readonly Category[] }) {
  const text = useTexts();
  const rail = useRef<HTMLElement>(null);
  const current = useSectionInView(categories.map(({ id }) => `category-${id}`));
  useEffect(() => {
    const box = rail.current;
    const link = current === null ? null : box?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Not `scrollIntoView`: it would move the page as well.
    if (box && link) box.scrollTop = link.offsetTop - (box.clientHeight - link.clientHeight) / 2;
  }, [current]);
  return (
    <styles.Rail aria-label={text('category.rail')} ref={rail}>
      {categories.map(({ id, name }) => (
        <a key={id} href={`#category-${id}`} aria-current={current === `category-${id}` ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </styles.Rail>
  );
}
