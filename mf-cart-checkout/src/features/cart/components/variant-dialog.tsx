import { isApiError } from '@jishi/api';
import type { CartLine } from '@jishi/api/cart';
import type { Product } from '@jishi/api/products';
import { productQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Loading, Note, Skeleton, Stack } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import type { VariantChange } from '../hooks/use-variant-change.ts';
import { VariantChoices } from './variant-choices.tsx';

type VariantDialogProps = { change: VariantChange; lines: readonly CartLine[] };

/** The variants of a line's product, to change the line where it stands. */
export function VariantDialog({ change, lines }: VariantDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { line, cancel, confirm } = change;
  if (!line) return null;
  return (
    <Dialog open onClose={cancel} title={text('variant.title')} closeLabel={common('action.close')}>
      <OfProduct line={line} lines={lines} onConfirm={confirm} />
    </Dialog>
  );
}

type OfProductProps = { line: CartLine; lines: readonly CartLine[]; onConfirm(after: CartLine): void };

function OfProduct({ line, lines, onConfirm }: OfProductProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { data, error, isFetching, refetch } = useQuery({
    ...productQuery(useApi(), line.productId),
    // Prices and stock as they are now, not as they were when the product was looked at.
    staleTime: 0,
    retry: false,
  });
  if (data && !isFetching) {
    const isOpen = data.availability === 'on-sale' && data.variants.length > 0;
    return isOpen ? (
      <VariantChoices product={data} line={line} lines={lines} onConfirm={onConfirm} />
    ) : (
      <Gone product={data} />
    );
  }
  if (isFetching) {
    return (
      <Loading label={common('state.loading')}>
        <Stack>
          <Skeleton $height="80px" />
          <Skeleton $height="42px" />
          <Skeleton $height="42px" />
        </Stack>
      </Loading>
    );
  }
  if (isApiError(error, 'not-found')) return <Note tone="danger">{text('invalid.gone.why')}</Note>;
  return <LoadFailure onRetry={() => void refetch()} />;
}

function Gone({ product }: { product: Product }) {
  const text = useTexts();
  return (
    <Note tone="danger">
      {text(product.availability === 'on-sale' ? 'invalid.sold-out.why' : 'invalid.off-shelf.why')}
    </Note>
  );
}
