import type { Banner } from '@jishi/api/shop';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { useSwipe } from '@jishi/part-kit/use-swipe';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { useCarousel } from '../hooks/use-carousel.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { Slide } from './slide.tsx';
import * as styles from './stage.styles.ts';

/**
 * Banners one at a time; the others are not drawn. Arrow keys, fingers and dots turn them; the pause button is always in sight.
 */
export function Carousel({ banners }: { banners: readonly Banner[] }) {
  const text = useTexts();
  useTurningPrices(banners.flatMap(({ stage }) => stage?.objects.map(({ tag }) => tag) ?? []));
  const count = banners.length;
  const carousel = useCarousel(count);
  const banner = banners[carousel.index];
  const swipe = useSwipe({ onNext: carousel.next, onPrevious: carousel.previous });

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') carousel.next();
    else if (event.key === 'ArrowLeft') carousel.previous();
    else return;
    event.preventDefault();
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) carousel.letGo();
  };

  return (
    <styles.Frame
      aria-roledescription={text('home.carousel.role')}
      aria-label={text('home.carousel')}
      onPointerEnter={carousel.hold}
      onPointerLeave={carousel.letGo}
      onFocus={carousel.hold}
      onBlur={handleBlur}
      onKeyDown={handleKey}
      {...swipe}
    >
      <div aria-live={carousel.isTurning ? 'off' : 'polite'}>
        {banner && (
          <Slide
            key={banner.id}
            banner={banner}
            isTurnedTo={carousel.hasTurned}
            isFirst={carousel.index === 0}
            label={text('home.carousel.slide', { number: carousel.index + 1, total: count })}
          />
        )}
      </div>
      {count > 1 && <CarouselControls names={banners.map(({ name }) => name)} carousel={carousel} />}
    </styles.Frame>
  );
}
