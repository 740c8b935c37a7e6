import { Block } from '@jishi/part-kit/block';
import { Card, CardHead } from '@jishi/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { useCompared } from '../../hooks/use-compared.ts';
import { useNextFocus } from '../../hooks/use-next-focus.ts';
import { useCompareWords } from '../../messages/compare/texts.ts';
import { comparedIn, comparePath } from '../../model/compared.ts';
import { CompareSkeleton } from './components/compare-skeleton.tsx';
import { Comparison } from './components/comparison.tsx';
import { NothingToCompare } from './components/nothing-to-compare.tsx';

/** Products beside each other: those of the address, else those this browser has put aside. */
export function CompareScreen() {
  const text = useCompareWords();
  const [query] = useSearchParams();
  const { ids: kept } = useCompared();
  const ids = comparedIn(query);
  const box = useNextFocus<HTMLElement>(ids.length);
  const navigate = useNavigate();
  const own = ids.length === 0 && kept.length > 0 ? comparePath(kept) : null;
  useEffect(() => {
    if (own !== null) void navigate(own, { replace: true });
  }, [navigate, own]);
  return (
    <>
      <Breadcrumbs steps={[{ label: text('title') }]} />
      <Card as="section" {...box} aria-labelledby="compare">
        <CardHead>
          <h1 id="compare">{text('title')}</h1>
        </CardHead>
        {ids.length === 0 ? (
          <NothingToCompare />
        ) : (
          <Block fallback={<CompareSkeleton />} resetKey={ids.join()}>
            <Comparison ids={ids} />
          </Block>
        )}
      </Card>
    </>
  );
}
