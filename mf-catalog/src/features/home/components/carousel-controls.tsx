import { useCommonTexts } from '@jishi/i18n';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useTexts } from '../../../messages/texts.ts';
import type { useCarousel } from '../hooks/use-carousel.ts';
import * as styles from './stage.styles.ts';

type CarouselControlsProps = { names: readonly string[]; carousel: ReturnType<typeof useCarousel> };

/** A dot per slide, and the button that stops the turning. */
export function CarouselControls({ names, carousel }: CarouselControlsProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { index, isPaused, show, togglePaused } = carousel;
  const Icon = isPaused ? Play : Pause;
  return (
    <styles.Controls>
      {names.map((name, slide) => (
        <styles.Dot
          key={slide}
          type="button"
          aria-label={text('home.carousel.show', { number: slide + 1, name })}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => show(slide)}
        />
      ))}
      <styles.PauseButton
        type="button"
        aria-label={common(isPaused ? 'action.play' : 'action.pause')}
        onClick={togglePaused}
      >
        <Icon size={14} strokeWidth={2} aria-hidden />
      </styles.PauseButton>
    </styles.Controls>
  );
}
