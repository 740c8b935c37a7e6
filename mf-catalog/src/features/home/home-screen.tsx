import { RemoteFragment } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Section, VisuallyHidden } from '@jishi/ui';
import { useTexts } from '../../messages/texts.ts';
import { Advertisement } from './components/advertisement.tsx';
import { ByHour, ByHourSkeleton } from './components/by-hour.tsx';
import { CategoryMenu, CategoryMenuSkeleton } from './components/category-menu.tsx';
import { Room } from './components/flash-sale-place.styles.ts';
import { Floors } from './components/floors.tsx';
import { Hero } from './components/hero.styles.ts';
import { RecentlyViewed } from './components/recently-viewed.tsx';
import { Recommended, RecommendedSkeleton } from './components/recommended.tsx';
import { ShopItself } from './components/shop-itself.tsx';
import { Stage, StageSkeleton } from './components/stage.tsx';
import { WalkOn } from './components/walk-on.tsx';

export function HomeScreen() {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <>
      <VisuallyHidden as="h1">{text('home.heading', { shop: common('common.shop') })}</VisuallyHidden>
      <ShopItself />
      <Hero>
        <Block fallback={<CategoryMenuSkeleton />}>
          <CategoryMenu />
        </Block>
        <Block fallback={<StageSkeleton />}>
          <Stage />
        </Block>
      </Hero>
      <Section as="div">
        <RemoteFragment id="mf_promotions/flash-sale-strip" props={{ limit: 5 }} fallback={<Room />} />
      </Section>
      <Block fallback={<ByHourSkeleton />} failed={null}>
        <ByHour />
      </Block>
      <Block fallback={<RecommendedSkeleton />}>
        <Recommended />
      </Block>
      <RecentlyViewed />
      <Block fallback={null} failed={null}>
        <Advertisement />
      </Block>
      <Block fallback={null}>
        <Floors />
        <WalkOn />
      </Block>
    </>
  );
}
