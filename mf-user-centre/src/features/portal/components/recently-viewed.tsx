import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { Button, Card, CardBody, CardHead, Loading, Skeleton, Text } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { useClearHistory } from '../hooks/use-clear-history.ts';
import { viewedQuery } from '../queries/portal-queries.ts';
import * as styles from './portal.styles.ts';
import { SeenProduct } from './seen-product.tsx';

/** Products the customer looked at, and the way to forget them. */
export function RecentlyViewed() {
  const text = useTexts();
  const common = useCommonTexts();
  const { data } = useSuspenseQuery(viewedQuery(useApi()));
  const clearing = useClearHistory();
  const seen = data.items.flatMap(({ id, product }) => (product ? [{ id, product }] : []));
  useTurningPrices(seen.map(({ product }) => product));
  return (
    <Card>
      <CardHead>
        <h2>{text('portal.seen')}</h2>
        {seen.length > 0 && (
          <styles.End>
            <Button kind="ghost" size="sm" onClick={() => clearing.ask('all')}>
              {common('action.clear')}
            </Button>
          </styles.End>
        )}
      </CardHead>
      <CardBody>
        {seen.length === 0 ? (
          <Text $tone="tertiary">{text('portal.seen-none')}</Text>
        ) : (
          <styles.Seen>
            {seen.map(({ id, product }) => (
              <SeenProduct key={id} product={product} />
            ))}
          </styles.Seen>
        )}
      </CardBody>
      <ConfirmQuestion
        question={clearing}
        open={clearing.pending !== null}
        title={text('portal.clear-question')}
        text={text('portal.clear-result')}
        confirmLabel={common('action.clear')}
      />
    </Card>
  );
}

export function RecentlyViewedSkeleton() {
  const common = useCommonTexts();
  return (
    <Card as="div">
      <CardBody>
        <Loading label={common('state.loading')}>
          <styles.Seen as="div">
            {[1, 2, 3, 4, 5, 6, 7].map((place) => (
              <Skeleton key={place} $ratio="1" $radius="var(--r-sm)" />
            ))}
          </styles.Seen>
        </Loading>
      </CardBody>
    </Card>
  );
}
