import { productQuery } from '@jishi/api/products/queries';
import { type FragmentProps, useApi } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { useTexts } from '../../messages/texts.ts';
import { useProductSheet } from '../quick-add/use-product-sheet.tsx';
import { ViewButton } from './quick-view.styles.ts';

const fetchSheet = () => import('./quick-view-sheet.tsx');

/** What does not come is asked for again when it is needed. */
const makeReady = () => void fetchSheet().catch(() => undefined);

/** Opens a product over the page its card stands in. What it opens is fetched when the button is meant. */
export function QuickView({ productId, name }: FragmentProps['mf_cart_checkout/quick-view']) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { open, isOpening, sheet } = useProductSheet(productId, async () => {
    // It says itself that the product is on its way, in the shape of what will come.
    void queries.prefetchQuery({ ...productQuery(api, productId), staleTime: 0, retry: false });
    return (await fetchSheet()).QuickViewSheet;
  });
  return (
    <>
      <ViewButton
        label={text('add.view', { name })}
        aria-haspopup="dialog"
        aria-busy={isOpening || undefined}
        onPointerEnter={makeReady}
        onFocus={makeReady}
        onClick={open}
      >
        <Eye size={18} strokeWidth={1.75} aria-hidden />
      </ViewButton>
      {sheet}
    </>
  );
}
