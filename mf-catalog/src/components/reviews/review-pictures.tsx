import { pictureUrl } from '@jishi/api';
import { Picture } from '@jishi/ui';
import { useState } from 'react';
import { useReviewWords } from '../../messages/reviews/texts.ts';
import { LatePictureViewer } from '../picture-viewer/lazy-picture-viewer.tsx';
import * as styles from './reviews.styles.ts';

/** Pictures a buyer took; a press shows them large. */
export function ReviewPictures({ pictures, author }: { pictures: readonly string[]; author: string }) {
  const text = useReviewWords();
  const [shown, show] = useState<number | null>(null);
  const label = (index: number) => text('picture', { number: index + 1 });
  return (
    <styles.Pictures>
      {pictures.map((url, index) => (
        <button key={url} type="button" aria-haspopup="dialog" onClick={() => show(index)}>
          <Picture src={pictureUrl(url, 150)} alt={label(index)} width={88} height={88} />
        </button>
      ))}
      {shown !== null && (
        <LatePictureViewer
          title={text('pictures_of', { author })}
          pictures={pictures.map((url, index) => ({ url, alt: label(index) }))}
          start={shown}
          onClose={() => show(null)}
        />
      )}
    </styles.Pictures>
  );
}
