import { pictureUrl } from '@jishi/api';
import type { SlotQuery } from '@jishi/api/flash-sales';
import { slotSalesQuery } from '@jishi/api/flash-sales/queries';
import { useApi } from '@jishi/contracts';
import { Picture, PictureFrame } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import * as styles from './sale-head.styles.ts';

const MAX_PICTURES = 3;

/** A few things of the slot, for the eye only. */
export function SaleArt({ question }: { question: SlotQuery }) {
  const { data } = useSuspenseQuery(slotSalesQuery(useApi(), question));
  const pictures = data.items.flatMap(({ id, picture }) => (picture ? [{ id, url: picture.url }] : []));
  if (pictures.length < MAX_PICTURES) return null;
  return (
    <styles.Art aria-hidden="true">
      {pictures.slice(0, MAX_PICTURES).map(({ id, url }) => (
        <PictureFrame key={id}>
          <Picture src={pictureUrl(url, 150)} alt="" width={150} height={150} fill radius="none" />
        </PictureFrame>
      ))}
    </styles.Art>
  );
}
