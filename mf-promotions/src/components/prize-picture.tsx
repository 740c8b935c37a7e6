import { pictureUrl } from '@jishi/api';
import type { Prize } from '@jishi/api/lotteries';
import { Picture } from '@jishi/ui';
import { kindIcons } from './prize-icons.ts';

/** The picture of a prize beside its name, so without words; a drawing of its kind where it has none. */
export function PrizePicture({ prize, size }: { prize: Pick<Prize, 'picture' | 'kind'>; size: number }) {
  if (prize.picture) {
    return <Picture src={pictureUrl(prize.picture.url, 80)} alt="" width={size} height={size} cutOut />;
  }
  const Icon = kindIcons[prize.kind];
  return <Icon size={Math.round(size * 0.7)} strokeWidth={1.5} aria-hidden />;
}
