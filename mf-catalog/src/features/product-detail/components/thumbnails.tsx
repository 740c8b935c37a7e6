import { pictureUrl } from '@jishi/api';
import { Picture } from '@jishi/ui';
import CirclePlay from 'lucide-react/icons/circle-play';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import { type GalleryItem, thumbnailOf } from '../model/gallery-items.ts';
import * as styles from './gallery.styles.ts';

type ThumbnailsProps = {
  items: readonly GalleryItem[];
  /** `null` when something else is in front. */
  index: number | null;
  onShow: (index: number) => void;
};

export function Thumbnails({ items, index, onShow }: ThumbnailsProps) {
  const text = useDetailWords();
  return (
    <styles.Thumbnails>
      {items.map((item, place) => {
        const picture = thumbnailOf(item);
        return (
          <li key={item.url}>
            <styles.Thumbnail
              type="button"
              aria-label={text(item.kind === 'video' ? 'gallery.show_video' : 'gallery.show', {
                number: place + 1,
              })}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => onShow(place)}
            >
              {picture && <Picture src={pictureUrl(picture, 80)} alt="" width={80} height={80} fill />}
              {item.kind === 'video' && <CirclePlay size={24} strokeWidth={1.75} aria-hidden />}
            </styles.Thumbnail>
          </li>
        );
      })}
    </styles.Thumbnails>
  );
}
