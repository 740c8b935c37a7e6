import { Picture, Spinner } from '@jishi/ui';
import { CardPicture } from '../../../components/card-picture.tsx';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import type { Arrival } from '../hooks/use-arrival.ts';
import type { GalleryItem } from '../model/gallery-items.ts';
import * as styles from './gallery.styles.ts';
import { VideoPlayer } from './video-player.tsx';

type GalleryMainProps = { item: GalleryItem; arrival: Arrival; name: string; onOpen: () => void };

/** The picture or video in front; a press on a picture shows it on the whole screen. */
export function GalleryMain({ item, arrival, name, onOpen }: GalleryMainProps) {
  const text = useDetailWords();
  if (item.kind === 'video') return <VideoPlayer key={item.url} video={item} name={name} />;
  const { isComing, cover, handleArrival } = arrival;
  return (
    <styles.Front aria-busy={isComing ? true : undefined}>
      <button type="button" aria-haspopup="dialog" aria-label={text('gallery.zoom', { name })} onClick={onOpen}>
        <Picture
          src={item.url}
          alt={name}
          width={800}
          height={800}
          radius="none"
          priority
          fill
          // What it replaces goes in the frame in which it can be seen.
          decoding="sync"
          onLoad={handleArrival}
          onError={handleArrival}
        />
        {cover && <CardPicture url={cover} alt="" priority decoding="sync" />}
      </button>
      {isComing && (
        <styles.Coming>
          <Spinner size={28} />
        </styles.Coming>
      )}
    </styles.Front>
  );
}
