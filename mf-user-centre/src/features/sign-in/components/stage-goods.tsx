import { pictureUrl } from '@jishi/api';
import { useApi } from '@jishi/contracts';
import { Picture } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { signInBannerQuery } from '../sign-in-queries.ts';
import * as styles from './stage.styles.ts';

/** Goods on the counter: those of the sign-in banner, or its picture where it has no objects. */
export function StageGoods() {
  const { data: banner } = useSuspenseQuery(signInBannerQuery(useApi()));
  const objects = banner?.stage?.objects ?? [];
  if (objects.length === 0) return null;
  return (
    <styles.Goods>
      {objects.map(({ url }) => (
        <Picture key={url} src={pictureUrl(url, 150)} alt="" width={146} height={146} cutOut />
      ))}
    </styles.Goods>
  );
}
