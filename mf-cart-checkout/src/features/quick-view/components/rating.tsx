import { reviewFiguresQuery } from '@jishi/api/reviews/queries';
import { featuresQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Stars } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import { useViewWords } from '../../../messages/quick-view/texts.ts';
import * as styles from './view.styles.ts';

/** What buyers say, in stars. Nothing without reviews; its room is there before they are known. */
export function Rating({ productId }: { productId: string }) {
  const words = useViewWords();
  const common = useCommonTexts();
  const api = useApi();
  const { data: features } = useQuery(featuresQuery(api));
  const { data } = useQuery({
    ...reviewFiguresQuery(api, productId),
    enabled: features?.reviews === true,
    retry: false,
  });
  if (!features?.reviews) return null;
  const score = data?.summary?.average ?? 0;
  return (
    <styles.Rating>
      {data && score > 0 && (
        <>
          <Stars score={score} size={14} label={common('rating.stars', { score: score.toFixed(1), max: 5 })} />
          {words('reviews', { count: data.total })}
        </>
      )}
    </styles.Rating>
  );
}
