import { bannersQuery } from '@jishi/api/shop/queries';
import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shownBanner } from '../model/shown-banner.ts';
import { Carousel } from './carousel.tsx';
import { OpeningSlide } from './opening-slide.tsx';
import * as styles from './stage.styles.ts';

/** Banners of the shop as a carousel; without any, the shop introduces itself. */
export function Stage() {
  const shop = useShop();
  const { data } = useSuspenseQuery(bannersQuery(shop.api, 'home-carousel'));
  const shown = data.flatMap((banner) => shownBanner(banner, shop) ?? []);
  if (shown.length === 0) {
    return (
      <styles.Frame as="div">
        <OpeningSlide />
      </styles.Frame>
    );
  }
  return <Carousel banners={shown} />;
}

export function StageSkeleton() {
  const text = useCommonTexts();
  return (
    <styles.Frame as="div">
      <Loading label={text('state.loading')}>
        <Skeleton $height="460px" $radius="var(--r-lg)" />
      </Loading>
    </styles.Frame>
  );
}
