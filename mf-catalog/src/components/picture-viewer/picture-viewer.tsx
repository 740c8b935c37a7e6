import { useCommonTexts } from '@jishi/i18n';
import { useSwipe } from '@jishi/part-kit/use-swipe';
import { IconButton } from '@jishi/ui';
import { useModal } from '@jishi/ui/overlays';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, useState } from 'react';
import { useViewerWords } from '../../messages/viewer/texts.ts';
import * as styles from './picture-viewer.styles.ts';
import { useZoom } from './use-zoom.ts';

export type PictureViewerProps = {
  /** What the pictures are of; name of the dialog. */
  title: string;
  pictures: readonly { url: string; alt: string }[];
  /** Index of the first one shown. */
  start: number;
  /** Gets the index shown last. */
  onClose: (index: number) => void;
};

/** Pictures on the whole screen: arrow keys, Home, End and fingers turn them, plus and minus or a double click zoom. */
export default function PictureViewer({ title, pictures, start, onClose }: PictureViewerProps) {
  const text = useViewerWords();
  const common = useCommonTexts();
  const [index, setIndex] = useState(start);
  const zoom = useZoom();
  const count = pictures.length;
  const show = (place: number) => {
    zoom.reset();
    setIndex((place + count) % count);
  };
  const turn = (step: number) => show(index + step);
  const close = () => onClose(index);
  const { dialog, body, handlers } = useModal({ onClose: close, closeOnOutside: false, initialFocus: undefined });
  const swipe = useSwipe({ onNext: () => turn(1), onPrevious: () => turn(-1) });
  const keys: Record<string, () => void> = {
    ...(zoom.isIn
      ? {}
      : { ArrowRight: () => turn(1), ArrowLeft: () => turn(-1), Home: () => show(0), End: () => show(count - 1) }),
    '+': zoom.closer,
    '=': zoom.closer,
    '-': zoom.further,
  };
  const handleKey = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action) return handlers.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    return action();
  };
  const picture = pictures[index];
  return (
    <styles.Frame ref={dialog} aria-label={title} {...handlers} onKeyDown={handleKey}>
      <styles.Head>
        <styles.Title>{title}</styles.Title>
        <styles.Count aria-live="polite">{`${index + 1} / ${count}`}</styles.Count>
        <IconButton label={text('further')} onClick={zoom.further} disabled={!zoom.isIn}>
          <ZoomOut size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label={text('closer')} onClick={zoom.closer} disabled={zoom.isClosest}>
          <ZoomIn size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label={common('action.close')} onClick={close} data-autofocus="">
          <X size={22} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </styles.Head>
      <styles.Body ref={body}>
        {/* Zoomed in, it is moved by scrolling, so the keyboard must reach it. */}
        <styles.Stage
          ref={zoom.stage}
          {...(zoom.isIn ? { tabIndex: 0 } : swipe)}
          onDoubleClick={zoom.toggle}
          $factor={zoom.factor}
        >
          {picture && <img src={picture.url} alt={picture.alt} draggable={false} />}
        </styles.Stage>
        {count > 1 && (
          <>
            <IconButton label={text('previous')} onClick={() => turn(-1)}>
              <ChevronLeft size={24} strokeWidth={1.75} aria-hidden />
            </IconButton>
            <IconButton label={text('next')} onClick={() => turn(1)}>
              <ChevronRight size={24} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </>
        )}
      </styles.Body>
    </styles.Frame>
  );
}
