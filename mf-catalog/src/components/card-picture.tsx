import { pictureSrcSet, pictureUrl } from '@jishi/api';
import { Picture, type PictureProps } from '@jishi/ui';

/** Two columns on phones, three and four on tablets, five at most. */
const SIZES = '(min-width: 75em) 228px, (min-width: 56.25em) 23vw, (min-width: 37.5em) 31vw, 46vw';

type CardPictureProps = Pick<PictureProps, 'alt' | 'priority' | 'decoding'> & {
  /** Of the whole picture. */
  url: string;
};

/** The picture of a card. Drawn elsewhere it is the same file, which a browser that has shown the card has already. */
export function CardPicture({ url, ...rest }: CardPictureProps) {
  return (
    <Picture
      {...rest}
      src={pictureUrl(url, 200)}
      srcSet={pictureSrcSet(url, [150, 200, 300]) || undefined}
      sizes={SIZES}
      width={400}
      height={400}
      radius="none"
      fill
    />
  );
}
