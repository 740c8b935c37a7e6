import { pictureSrcSet, pictureUrl } from '@jishi/api';
import type { Product } from '@jishi/api/products';
import { Picture, PictureFrame } from '@jishi/ui';
import { useState } from 'react';
import { useViewWords } from '../../../messages/quick-view/texts.ts';
import * as styles from './view.styles.ts';

type PicturesProps = {
  product: Pick<Product, 'name' | 'pictures'>;
  /** Of what is chosen. */
  first: string | null;
};

/** As many as have room below the large one. */
const MOST = 5;

/** The pictures of a product: one large, all in a row to choose from. */
export function Pictures({ product: { name, pictures }, first }: PicturesProps) {
  const words = useViewWords();
  const urls = [...new Set([...(first ? [first] : []), ...pictures.map(({ url }) => url)])].slice(0, MOST);
  const [shown = urls[0], show] = useState<string>();
  if (!shown) return <div />;
  return (
    <styles.Pictures>
      <PictureFrame>
        <Picture
          src={pictureUrl(shown, 350)}
          srcSet={pictureSrcSet(shown, [200, 300, 350]) || undefined}
          sizes="(min-width: 56.25em) 380px, 92vw"
          alt={name}
          width={400}
          height={400}
          radius="none"
          priority
          fill
        />
      </PictureFrame>
      {urls.length > 1 && (
        <styles.Thumbs role="group" aria-label={words('pictures')}>
          {urls.map((url, index) => (
            <styles.Thumb
              key={url}
              type="button"
              aria-label={words('picture', { number: index + 1, total: urls.length })}
              aria-pressed={url === shown}
              onClick={() => show(url)}
            >
              <Picture src={pictureUrl(url, 80)} alt="" width={56} height={56} />
            </styles.Thumb>
          ))}
        </styles.Thumbs>
      )}
    </styles.Pictures>
  );
}
