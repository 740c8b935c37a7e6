import { RemoteFragment, useShop } from '@jishi/contracts';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';

/** As many as stand in one row. */
const SUGGESTIONS = 5;

/** What else there is. What is put into the cart from here stays where it was pressed. */
export function Suggestions() {
  const { cart } = useShop();
  const text = useTexts();
  const [except] = useState(() => [...new Set(cart.getState().lines.map(({ productId }) => productId))]);
  return (
    <RemoteFragment id="mf_catalog/product-strip" props={{ title: text('cart.more'), limit: SUGGESTIONS, except }} />
  );
}
