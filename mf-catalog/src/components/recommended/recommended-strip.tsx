import type { RecommendationQuery } from '@jishi/api/products';
import { recommendedCardsQuery } from '@jishi/api/products/queries';
import { paths, useApi, useSession } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { SectionTitle } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIsAlive } from '../../hooks/use-is-alive.ts';
import { usePersonalPicks } from '../../hooks/use-personal-picks.ts';
import { useViewed } from '../../hooks/use-viewed.ts';
import { useTexts } from '../../messages/texts.ts';
import { MoreTo } from '../more-to.tsx';
import { ProductGrid, ProductGridSkeleton } from '../product-grid.tsx';
import { FullRows } from './recommended-strip.styles.ts';
import { WhyThese } from './why-these.tsx';

type RecommendedStripProps = {
  title: string;
  limit: number;
  place: RecommendationQuery['place'];
  /** What the products are to go with; without any they go with what the shopper did. */
  productIds?: readonly string[] | undefined;
  except?: readonly string[] | undefined;
};

type StripProps = { title: string; query: RecommendationQuery };

/** Products that go with some others, or with what the shopper did. */
export function RecommendedStrip({ title, productIds = [], except = [], ...place }: RecommendedStripProps) {
  if (productIds.length === 0) return <PersonalStrip title={title} except={except} {...place} />;
  return <Strip title={title} query={{ ...place, productIds: productIds.slice(0, MOST_SEEDS), except, own: false }} />;
}

/** As many as the api takes. */
const MOST_SEEDS = 30;

/** What somebody looked at, and whether that may be used, only their browser knows: the server draws the boxes. */
function PersonalStrip({ title, ...place }: Omit<RecommendationQuery, 'productIds' | 'own'> & { title: string }) {
  const isSignedIn = useSession((session) => session.isSignedIn);
  const isAlive = useIsAlive();
  const { isOn } = usePersonalPicks();
  const viewed = useViewed();
  if (!isAlive) return <StripSkeleton title={title} count={place.limit} />;
  const productIds = isOn && !isSignedIn ? viewed : [];
  return (
    <Block fallback={<StripSkeleton title={title} count={place.limit} />} failed={null}>
      <Strip title={title} query={{ ...place, productIds, own: isOn && isSignedIn }} isPersonal />
    </Block>
  );
}

function Strip({ title, query, isPersonal = false }: StripProps & { isPersonal?: boolean }) {
  const text = useTexts();
  const isSignedIn = useSession((session) => session.isSignedIn);
  const { data } = useSuspenseQuery(recommendedCardsQuery(useApi(), isSignedIn, query));
  if (data.items.length === 0) return null;
  const aside = data.isTogether && !isPersonal ? text('picks.together') : undefined;
  return (
    <section>
      <SectionTitle aside={aside} end={<MoreTo path={paths.products()} of={title} />}>
        {title}
      </SectionTitle>
      <FullRows>
        <ProductGrid products={data.items} />
      </FullRows>
      {isPersonal && <WhyThese isOwn={query.own} isOfBrowser={query.productIds.length > 0} />}
    </section>
  );
}

function StripSkeleton({ title, count }: { title: string; count: number }) {
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <FullRows>
        <ProductGridSkeleton count={count} />
      </FullRows>
    </section>
  );
}
