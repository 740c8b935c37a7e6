import { paths } from '@jishi/contracts';
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
  const [Sheet, setSheet] = useState<ComponentType<OptionSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const label = text('add.choose', { name });
  const path = paths.product(productId);
  const open = async () => {
    setOpen(true);
    try {
      const { OptionSheet } = await import('./option-sheet.tsx');
      setSheet(() => OptionSheet);
    } catch {
      setOpen(false);
      await navigate(path);
    }
  };
  return (
    <>
      <WithScript tint label={label} aria-haspopup="dialog" aria-busy={(isOpen && !Sheet) || undefined} onClick={open}>
        {children}
      </WithScript>
      {isOpen && Sheet && <Sheet productId={productId} onClose={() => setOpen(false)} />}
    </>
  );
}
