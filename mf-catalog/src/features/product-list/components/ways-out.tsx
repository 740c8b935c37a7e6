import { categoryTreeQuery } from '@jishi/api/categories/queries';
import { searchWordsQuery } from '@jishi/api/products/queries';
import { paths, useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './no-products.styles.ts';

/** Categories offered as ways out. */
const OFFERED = 8;

/** What was perhaps meant by a word that finds nothing, and what others search for. */
export function OtherWords({ keyword }: { keyword: string }) {
  const text = useTexts();
  const { data } = useSuspenseQuery(searchWordsQuery(useApi(), keyword));
  return (
    <>
      <Words label={text('list.meant')} words={data.near} />
      <Words label={text('list.popular')} words={data.popular} />
    </>
  );
}

function Words({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <styles.WaysOut aria-label={label}>
      <span>{label}</span>
      {words.map((word) => (
        <Link key={word} to={paths.products({ keyword: word })}>
          {word}
        </Link>
      ))}
    </styles.WaysOut>
  );
}

/** First-level categories. */
export function OtherCategories() {
  const text = useTexts();
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(useApi()));
  const named = tree.filter(({ name }) => name !== '');
  if (named.length === 0) return null;
  return (
    <styles.WaysOut aria-label={text('list.try')}>
      <span>{text('list.try')}</span>
      {named.slice(0, OFFERED).map(({ id, name }) => (
        <Link key={id} to={paths.products({ categoryId: id, name })}>
          {name}
        </Link>
      ))}
    </styles.WaysOut>
  );
}
