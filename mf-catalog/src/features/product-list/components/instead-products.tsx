import { productsQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { Section, SectionTitle } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ProductGrid } from '../../../components/product-grid.tsx';
import { useTexts } from '../../../messages/texts.ts';

/** Two rows on phones, one on desktops. */
const SHOWN = 5;

/** Recommended products, for whoever found none. */
export function InsteadProducts() {
  const text = useTexts();
  const { data } = useSuspenseQuery(productsQuery(useApi(), { recommended: true, page: 1, pageSize: SHOWN }));
  if (data.items.length === 0) return null;
  return (
    <Section>
      <SectionTitle>{text('list.instead')}</SectionTitle>
      <ProductGrid products={data.items} />
    </Section>
  );
}
