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
 * Banners one at a time; of the others only the next one is drawn, shortly before its turn. Arrow keys, fingers and dots turn them; the pause button is always in sight.
 */
export function Carousel({ banners }: { banners: readonly Banner[] }) {
  const text = useTexts();
  useTurningPrices(banners.flatMap(({ stage }) => stage?.objects.map(({ tag }) => tag) ?? []));
  const count = banners.length;
  const carousel = useCarousel(count);
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
      $places={Math.max(1, ...banners.map(({ stage }) => stage?.objects.length ?? 0))}
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
        {banners.map(
          (banner, at) =>
            (at === carousel.index || at === carousel.ahead) && (
              <Slide
                key={banner.id}
                banner={banner}
                isShown={at === carousel.index}
                isTurnedTo={carousel.hasTurned}
                isFirst={at === 0}
                label={text('home.carousel.slide', { number: at + 1, total: count })}
              />
            ),
        )}
      </div>
      {count > 1 && <CarouselControls names={banners.map(({ name }) => name)} carousel={carousel} />}
    </styles.Frame>
  );
}
