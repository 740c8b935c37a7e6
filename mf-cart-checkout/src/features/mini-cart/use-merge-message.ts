import { paths, useCart, useShop } from '@jishi/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';

/** Says on whatever page that a visitor's lines could not all be merged as they were; the cart page tells the rest. */
export function useMergeMessage(): void {
  const { cart, notify } = useShop();
  const navigate = useNavigate();
  const text = useTexts();
  const merged = useCart((state) => state.merged);
  useEffect(() => {
    if (!merged || merged.isTold) return;
    cart.setState({ merged: { ...merged, isTold: true } });
    const count = merged.notes.filter(({ kind }) => kind !== 'joined').length;
    if (count === 0) return;
    notify({
      kind: 'warning',
      text: text('merged.toast', { count }),
      action: { label: text('add.see-cart'), run: () => void navigate(paths.cart()) },
      duration: 8000,
    });
  }, [cart, notify, navigate, text, merged]);
}
