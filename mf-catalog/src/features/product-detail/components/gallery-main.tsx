import { Picture } from '@jishi/ui';
import { useTexts } from '../../../messages/texts.ts';
import type { GalleryItem } from '../model/gallery-items.ts';

/** The picture or video in front. Keys of the video's own controls stay with it. */
export function GalleryMain({ item, name }: { item: GalleryItem; name: string }) {
  const text = useTexts();
  if (item.kind === 'picture') {
    return <Picture src={item.url} alt={name} width={800} height={800} radius="none" priority fill />;
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: product videos are silent demonstrations; the shop has no captions for them
    <video
      key={item.url}
      controls
      playsInline
      preload="none"
      poster={item.poster ?? undefined}
      aria-label={text('detail.gallery.video', { name })}
      width={800}
      height={800}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <source src={item.url} />
      {text('detail.gallery.no_video')}
    </video>
  );
}
