import type { Product, Variant } from '@jishi/api/products';
import { IconButton } from '@jishi/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useState } from 'react';
import { useSwipe } from '../../../hooks/use-swipe.ts';
import { useTexts } from '../../../messages/texts.ts';
import { galleryItems } from '../model/gallery-items.ts';
import * as styles from './gallery.styles.ts';
import { GalleryMain } from './gallery-main.tsx';
import { Thumbnails } from './thumbnails.tsx';

type GalleryProps = {
  product: Product;
  /** The variant the customer has chosen: its picture comes to the front. */
  variant: Variant | null;
};

/** Pictures of a product, its video first. Arrow keys, fingers, arrows and thumbnails turn them. */
export function Gallery({ product, variant }: GalleryProps) {
  const text = useTexts();
  const items = galleryItems(product);
  const [index, setIndex] = useState(0);
  // The variant whose picture has been put aside by turning on.
  const [passedId, setPassedId] = useState<string | null>(null);
  const variantPicture = variant && variant.id !== passedId ? variant.picture : null;
  const count = items.length;

  const show = (next: number) => {
    setPassedId(variant?.id ?? null);
    setIndex((next + count) % count);
  };
  const next = () => show(index + 1);
  const previous = () => show(index - 1);
  const swipe = useSwipe({ onNext: next, onPrevious: previous });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') next();
    else if (event.key === 'ArrowLeft') previous();
    else return;
    event.preventDefault();
  };

  const shown = variantPicture ? ({ kind: 'picture', url: variantPicture.url } as const) : items[index];
  return (
    <styles.Gallery role="group" aria-label={text('detail.gallery')} onKeyDown={handleKey}>
      <styles.Main {...swipe}>
        {shown && <GalleryMain item={shown} name={product.name} />}
        {count > 1 && (
          <>
            <IconButton label={text('detail.gallery.previous')} onClick={previous}>
              <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
            <IconButton label={text('detail.gallery.next')} onClick={next}>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
            <styles.Count aria-live="polite">{`${index + 1} / ${count}`}</styles.Count>
          </>
        )}
      </styles.Main>
      {count > 1 && <Thumbnails items={items} index={variantPicture ? null : index} onShow={show} />}
      {product.number && <styles.ItemNumber>{text('detail.number', { number: product.number })}</styles.ItemNumber>}
    </styles.Gallery>
  );
}
