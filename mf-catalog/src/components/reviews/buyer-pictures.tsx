import { pictureUrl } from '@jishi/api';
import type { Review } from '@jishi/api/reviews';
import { Picture } from '@jishi/ui';
import { useId, useState } from 'react';
import { useReviewWords } from '../../messages/reviews/texts.ts';
import { LatePictureViewer } from '../picture-viewer/lazy-picture-viewer.tsx';
import * as styles from './buyer-pictures.styles.ts';

/** Fewer are in sight below anyway. */
const FEWEST = 3;

/** The pictures of a page of reviews in one row, before the reviews they belong to: what was bought, as it came. */
export function BuyerPictures({ reviews }: { reviews: readonly Review[] }) {
  const text = useReviewWords();
  const id = useId();
  const [shown, show] = useState<number | null>(null);
  const pictures = reviews.flatMap(({ author, pictures: own, addition }) =>
    [...own, ...(addition?.pictures ?? [])].map((url, place) => ({
      url,
      alt: text('picture_by', { author, number: place + 1 }),
    })),
  );
  if (pictures.length < FEWEST) return null;
  return (
    <styles.Box role="group" aria-labelledby={id}>
      <b id={id}>{text('by_buyers')}</b>
      <styles.Strip>
        {pictures.map(({ url, alt }, place) => (
          <button key={`${place} ${url}`} type="button" aria-haspopup="dialog" onClick={() => show(place)}>
            <Picture src={pictureUrl(url, 80)} alt={alt} width={72} height={72} />
          </button>
        ))}
      </styles.Strip>
      {shown !== null && (
        <LatePictureViewer title={text('by_buyers')} pictures={pictures} start={shown} onClose={() => show(null)} />
      )}
    </styles.Box>
  );
}
