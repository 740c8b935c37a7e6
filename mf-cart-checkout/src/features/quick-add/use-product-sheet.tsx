import { paths } from '@jishi/contracts';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';

export type ProductSheetProps = { productId: string; onClose(): void };

type ProductSheet = {
  open(): Promise<void>;
  /** It was asked for and has not come yet. */
  isOpening: boolean;
  /** To be drawn anywhere; `null` while it is closed. */
  sheet: ReactNode;
};

/** A sheet over the page that is fetched each time it is opened; the product's page is next when it does not come. */
export function useProductSheet(
  productId: string,
  fetchSheet: () => Promise<ComponentType<ProductSheetProps>>,
): ProductSheet {
  const navigate = useNavigate();
  const [Sheet, setSheet] = useState<ComponentType<ProductSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    setOpen(true);
    try {
      const Fetched = await fetchSheet();
      setSheet(() => Fetched);
    } catch {
      setOpen(false);
      await navigate(paths.product(productId));
    }
  };
  const close = () => {
    setOpen(false);
    // The next time it is asked for anew before it opens.
    setSheet(null);
  };
  return {
    open,
    isOpening: isOpen && !Sheet,
    sheet: isOpen && Sheet ? <Sheet productId={productId} onClose={close} /> : null,
  };
}
