import { productQuery } from '@jishi/api/products/queries';
import { paths, useApi } from '@jishi/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import type { OptionSheetProps } from './option-sheet.tsx';
import { WithScript } from './quick-add.styles.ts';

type ChooseButtonProps = { productId: string; name: string; children: ReactNode };

/**
 * Opens the options of a product. A button, because one that is pressed before it is alive is pressed again then; it leads to the
 * product's page when the options do not come.
 */
export function ChooseButton({ productId, name, children }: ChooseButtonProps) {
  const text = useTexts();
  const navigate = useNavigate();
  const api = useApi();
  const queries = useQueryClient();
  const [Sheet, setSheet] = useState<ComponentType<OptionSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const label = text('add.choose', { name });
  const path = paths.product(productId);
  const open = async () => {
    setOpen(true);
    try {
      // With what it shows: a sheet that grows would move under the finger. What does not come, the sheet says.
      const [{ OptionSheet }] = await Promise.all([
        import('./option-sheet.tsx'),
        queries.prefetchQuery({ ...productQuery(api, productId), staleTime: 0, retry: false }),
      ]);
      setSheet(() => OptionSheet);
    } catch {
      setOpen(false);
      await navigate(path);
    }
  };
  const close = () => {
    setOpen(false);
    // The next time it is asked for anew before it opens.
    setSheet(null);
  };
  return (
    <>
      <WithScript tint label={label} aria-haspopup="dialog" aria-busy={(isOpen && !Sheet) || undefined} onClick={open}>
        {children}
      </WithScript>
      {isOpen && Sheet && <Sheet productId={productId} onClose={close} />}
    </>
  );
}
