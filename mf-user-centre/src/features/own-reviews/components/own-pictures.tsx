import { pictureUrl } from '@jishi/api';
import { Picture } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './own-reviews.styles.ts';

/** Pictures of a review; each leads to itself in full. */
export function OwnPictures({ pictures }: { pictures: readonly string[] }) {
  const text = useTexts();
  if (pictures.length === 0) return null;
  return (
    <styles.Pictures>
      {pictures.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <Picture
            src={pictureUrl(url, 150)}
            alt={text('own-reviews.picture', { number: index + 1 })}
            width={88}
            height={88}
          />
        </a>
      ))}
    </styles.Pictures>
  );
}
