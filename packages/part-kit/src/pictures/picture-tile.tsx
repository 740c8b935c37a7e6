import { pictureUrl } from '@jishi/api';
import { ProgressBar } from '@jishi/ui/data';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithoutRef } from 'react';
import * as styles from './pictures-field.styles.ts';
import type { PicturesTexts } from './pictures-texts.ts';
import { ENTRY } from './use-drag-order.ts';
import type { PictureItem } from './use-pictures.ts';

type PictureTileProps = {
  item: PictureItem;
  /** From 1. */
  number: number;
  total: number;
  isDragged: boolean;
  texts: PicturesTexts;
  /** Handlers of what is taken hold of. */
  handle: ComponentPropsWithoutRef<'div'>;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRetry: () => void;
};

/** One picture of a form: how far it is, and what can be done with it. */
export function PictureTile({ item, number, total, isDragged, texts, handle, ...on }: PictureTileProps) {
  const percent = item.state === 'sending' ? Math.round(item.share * 100) : 0;
  const moving = (by: -1 | 1) => {
    const isAtEnd = number + by < 1 || number + by > total;
    return { type: 'button', 'aria-disabled': isAtEnd, onClick: () => !isAtEnd && on.onMove(by) } as const;
  };
  return (
    <styles.Tile {...{ [ENTRY]: item.key }} data-dragged={isDragged || undefined}>
      <styles.Shown {...handle}>
        {item.state === 'kept' && <img src={pictureUrl(item.url, 150)} alt={texts.picture(number)} draggable={false} />}
      </styles.Shown>
      {item.state === 'sending' && (
        <styles.Veil>
          <span>{percent}%</span>
          <ProgressBar share={item.share} label={texts.sending(number, percent)} />
        </styles.Veil>
      )}
      {item.state === 'failed' && (
        <styles.Veil>
          <span>{texts.failed}</span>
          <styles.Again type="button" onClick={on.onRetry} aria-label={texts.retry(number)}>
            {texts.again}
          </styles.Again>
        </styles.Veil>
      )}
      {total > 1 && item.state === 'kept' && (
        <styles.Moves>
          <button {...moving(-1)} aria-label={texts.earlier(number)} data-by="-1">
            <ChevronLeft size={16} strokeWidth={2} aria-hidden />
          </button>
          <button {...moving(1)} aria-label={texts.later(number)} data-by="1">
            <ChevronRight size={16} strokeWidth={2} aria-hidden />
          </button>
        </styles.Moves>
      )}
      <styles.Remove type="button" onClick={on.onRemove} aria-label={texts.remove(number)}>
        <X size={14} strokeWidth={1.75} aria-hidden />
      </styles.Remove>
    </styles.Tile>
  );
}
