import { paths, useApi } from '@jishi/contracts';
import { Section, SectionTitle } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MoreTo } from '../../../components/more-to.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../../components/product-grid.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { recommendedProductsQuery } from '../queries/home-queries.ts';

/** Products the shop recommends. */
export function Recommended() {
  const { data } = useSuspenseQuery(recommendedProductsQuery(useApi()));
  if (data.items.length === 0) return null;
  return (
    <Section>
      <Title />
      <ProductGrid products={data.items} />
    </Section>
  );
}

export function RecommendedSkeleton() {
  return (
    <Section>
      <Title />
      <ProductGridSkeleton count={10} />
    </Section>
  );
}

function Title() {
  const text = useTexts();
  return (
    <SectionTitle aside={text('home.recommended_aside')} end={<MoreTo path={paths.products()} />}>
      {text('home.recommended')}
    </SectionTitle>
  );
}
