import { RemoteFragment, useCart } from '@jishi/contracts';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './cart.styles.ts';

/** As many as stand in one row. */
const SUGGESTIONS = 5;

/** What else there is. What is put into the cart from here stays where it was pressed. */
export function Suggestions() {
  const text = useTexts();
  const lines = useCart((state) => state.lines);
  const [except] = useState(() => [...new Set(lines.map(({ productId }) => productId))]);
  const place = except.length > 0 ? 'cart' : 'empty-cart';
  return (
    <styles.Suggested>
      <RemoteFragment
        id="mf_catalog/product-strip"
        props={{
          title: text(place === 'cart' ? 'cart.more' : 'cart.start-with'),
          limit: SUGGESTIONS,
          place,
          productIds: except,
          except,
        }}
      />
    </styles.Suggested>
  );
}
