import { paths, useApi, useSession, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Button, Section, SectionTitle } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MoreTo } from '../../../components/more-to.tsx';
import { forgetViewed, useViewed } from '../../../hooks/use-viewed.ts';
import { useTexts } from '../../../messages/texts.ts';
import { productsByIdsQuery, viewedQuery } from '../queries/home-queries.ts';
import { type Seen, SeenProducts, SeenSkeleton } from './seen-products.tsx';

/** What one looked at: customers' is kept by the shop, visitors' by their browser. Nothing when that is nothing. */
export function RecentlyViewed() {
  const isCustomer = useSession(({ isSignedIn }) => isSignedIn);
  const ids = useViewed();
  if (!isCustomer && ids.length === 0) return null;
  return (
    <Block fallback={<Waiting />} resetKey={isCustomer ? '' : ids.join()}>
      {isCustomer ? <OfCustomer /> : <OfVisitor ids={ids} />}
    </Block>
  );
}

function OfCustomer() {
  const text = useTexts();
  const { has } = useShop();
  const { data } = useSuspenseQuery(viewedQuery(useApi()));
  const end = has('mf_user_centre/portal') && <MoreTo path={paths.portal()} of={text('home.viewed')} />;
  return <Row products={data.items.flatMap(({ product }) => product ?? [])} end={end} />;
}

function OfVisitor({ ids }: { ids: readonly string[] }) {
  const common = useCommonTexts();
  const { data } = useSuspenseQuery(productsByIdsQuery(useApi(), ids));
  const products = ids.flatMap((id) => data.items.find((product) => product.id === id) ?? []);
  const end = (
    <Button kind="ghost" size="sm" onClick={forgetViewed}>
      {common('action.clear')}
    </Button>
  );
  return <Row products={products} end={end} />;
}

function Row({ products, end }: { products: readonly Seen[]; end: ReactNode }) {
  const text = useTexts();
  if (products.length === 0) return null;
  return (
    <Section>
      <SectionTitle end={end}>{text('home.viewed')}</SectionTitle>
      <SeenProducts label={text('home.viewed')} products={products} />
    </Section>
  );
}

function Waiting() {
  const text = useTexts();
  return (
    <Section>
      <SectionTitle>{text('home.viewed')}</SectionTitle>
      <SeenSkeleton />
    </Section>
  );
}
