import { productQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { WithScript } from './quick-add.styles.ts';
import { useProductSheet } from './use-product-sheet.tsx';

type ChooseButtonProps = { productId: string; name: string; children: ReactNode };

/**
 * Opens the options of a product. A button, because one that is pressed before it is alive is pressed again then; it leads to the
 * product's page when the options do not come.
 */
export function ChooseButton({ productId, name, children }: ChooseButtonProps) {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { open, isOpening, sheet } = useProductSheet(productId, async () => {
    // With what it shows: a sheet that grows would move under the finger. What does not come, the sheet says.
    const [{ OptionSheet }] = await Promise.all([
      import('./option-sheet.tsx'),
      queries.prefetchQuery({ ...productQuery(api, productId), staleTime: 0, retry: false }),
    ]);
    return OptionSheet;
  });
  return (
    <>
      <WithScript
        tint
        label={text('add.choose', { name })}
        aria-haspopup="dialog"
        aria-busy={isOpening || undefined}
        onClick={open}
      >
        {children}
      </WithScript>
      {sheet}
    </>
  );
}
