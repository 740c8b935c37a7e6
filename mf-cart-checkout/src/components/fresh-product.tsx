import { isApiError } from '@jishi/api';
import type { Product } from '@jishi/api/products';
import { productQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Loading, Note, Skeleton, Stack } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/texts.ts';

const JUST_NOW_MS = 2000;

type FreshProductProps = {
  productId: string;
  children(product: Product): ReactNode;
  /** Draws a product nothing can be chosen of, too, with why that is. With it, one without variants will do. */
  closed?(product: Product, why: ReactNode): ReactNode;
  /** Its shape while it is on its way. */
  shape?: ReactNode;
};

/** A product to choose of, with prices and stock as they are now; or why nothing of it can be chosen. */
export function FreshProduct({ productId, children, closed, shape }: FreshProductProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { data, error, isFetching, refetch } = useQuery({
    ...productQuery(useApi(), productId),
    // Not as they were when the product was looked at; who has just asked does not ask again.
    staleTime: JUST_NOW_MS,
    retry: false,
  });
  if (isFetching) return <Loading label={common('state.loading')}>{shape ?? <RowsShape />}</Loading>;
  if (data) {
    const why = whyClosed(data, closed !== undefined);
    if (!why) return children(data);
    const note = <Note tone="danger">{text(why)}</Note>;
    return closed ? closed(data, note) : note;
  }
  if (isApiError(error, 'not-found')) return <Note tone="danger">{text('invalid.gone.why')}</Note>;
  return <LoadFailure onRetry={() => void refetch()} />;
}

function whyClosed({ availability, variants, stock }: Product, takesPlain: boolean) {
  if (availability !== 'on-sale') return 'invalid.off-shelf.why';
  const isSoldOut = variants.length === 0 && !(takesPlain && stock > 0);
  return isSoldOut ? 'invalid.sold-out.why' : null;
}

function RowsShape() {
  return (
    <Stack>
      <Skeleton $height="80px" />
      <Skeleton $height="42px" />
      <Skeleton $height="42px" />
    </Stack>
  );
}
