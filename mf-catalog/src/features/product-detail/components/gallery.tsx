import type { Product, Variant } from '@jishi/api/products';
import { useSwipe } from '@jishi/part-kit/use-swipe';
import { IconButton } from '@jishi/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useState } from 'react';
import { LatePictureViewer } from '../../../components/picture-viewer/lazy-picture-viewer.tsx';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import { useArrival } from '../hooks/use-arrival.ts';
import { useCardPicture } from '../hooks/use-card-picture.ts';
import { useFront } from '../hooks/use-front.ts';
import { galleryItems, placeOf, withPicture } from '../model/gallery-items.ts';
import { variantPath } from '../model/offer-address.ts';
import { CompareButton } from './compare-button.tsx';
import * as styles from './gallery.styles.ts';
import { GalleryMain } from './gallery-main.tsx';
import { ShareButton } from './share-button.tsx';
import { Thumbnails } from './thumbnails.tsx';

type GalleryProps = {
  product: Product;
  /** The variant the picker shows. */
  variant: Variant | null;
  /** It was chosen: its picture comes to the front. */
  isChosen: boolean;
};

/** Pictures of a product, its video first. Arrow keys, fingers, arrows and thumbnails turn them. */
export function Gallery({ product, variant, isChosen }: GalleryProps) {
  const text = useDetailWords();
  const items = galleryItems(product);
  const { shown, place, number, variantPicture, show, next, previous } = useFront(items, variant, isChosen);
  const cardPicture = useCardPicture(product.id);
  const arrival = useArrival(shown?.url ?? null, shown?.kind === 'picture' ? cardPicture : null);
  const [isOpen, setOpen] = useState(false);
  const count = items.length;
  const swipe = useSwipe({ onNext: next, onPrevious: previous });
  /** What was looked at last stays in front. */
  const close = (last: number) => {
    setOpen(false);
    const there = placeOf(items, pictures[last] ?? null);
    if (there >= 0) show(there);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') next();
    else if (event.key === 'ArrowLeft') previous();
    else return;
    event.preventDefault();
  };

  // A variant may have a picture of its own that the product has not.
  const pictures = withPicture(product.pictures, variantPicture);
  return (
    <styles.Gallery role="group" aria-label={text('gallery')} onKeyDown={handleKey}>
      <styles.Main {...swipe}>
        {shown && <GalleryMain item={shown} arrival={arrival} name={product.name} onOpen={() => setOpen(true)} />}
        {count > 1 && (
          <>
            <IconButton label={text('gallery.previous')} onClick={previous}>
              <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
            <IconButton label={text('gallery.next')} onClick={next}>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
            <styles.Count
              $overVideo={shown?.kind === 'video'}
              aria-live="polite"
            >{`${number} / ${count}`}</styles.Count>
          </>
        )}
      </styles.Main>
      {count > 1 && <Thumbnails items={items} index={place} onShow={show} />}
      <styles.Foot>
        <ShareButton path={variantPath(product.id, isChosen ? (variant?.id ?? null) : null)} name={product.name} />
        <CompareButton productId={product.id} />
        {product.number && <styles.ItemNumber>{text('number', { number: product.number })}</styles.ItemNumber>}
      </styles.Foot>
      {isOpen && shown && (
        <LatePictureViewer
          title={text('gallery.of', { name: product.name })}
          pictures={pictures.map(({ url }, place) => ({ url, alt: `${product.name} ${place + 1}` }))}
          start={Math.max(
            0,
            pictures.findIndex(({ url }) => url === shown.url),
          )}
          onClose={close}
        />
      )}
    </styles.Gallery>
  );
}
