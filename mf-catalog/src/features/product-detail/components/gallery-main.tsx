import { Picture } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import type { GalleryItem } from '../model/gallery-items.ts';
import * as styles from './gallery.styles.ts';
import { VideoPlayer } from './video-player.tsx';

type GalleryMainProps = { item: GalleryItem; name: string; onOpen: () => void };

/** The picture or video in front; a press on a picture shows it on the whole screen. */
export function GalleryMain({ item, name, onOpen }: GalleryMainProps) {
  const text = useTexts();
  if (item.kind === 'video') return <VideoPlayer key={item.url} video={item} name={name} />;
  return (
    <styles.Front>
      <button type="button" aria-haspopup="dialog" aria-label={text('detail.gallery.zoom', { name })} onClick={onOpen}>
        <Picture src={item.url} alt={name} width={800} height={800} radius="none" priority fill />
      </button>
    </styles.Front>
  );
}
