import { productQuery, togetherQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTogetherWords } from '../../../messages/together/texts.ts';
import { CompanionItem } from './components/companion-item.tsx';
import { Items } from './components/item.styles.ts';
import { OwnItem } from './components/own-item.tsx';
import { TogetherSum } from './components/together-sum.tsx';
import { useTogether } from './hooks/use-together.ts';
import type { TogetherProps } from './late-together.tsx';
import { keyOf } from './model/lines.ts';
import * as styles from './together.styles.ts';

/** A product and what customers bought with it, to be put into the cart by one press. */
export default function Together({ productId, purchase, isInSale, leadToChoice, onNone }: TogetherProps) {
  const words = useTogetherWords();
  const api = useApi();
  const { data: offered } = useSuspenseQuery(togetherQuery(api, productId));
  const { data: product } = useSuspenseQuery(productQuery(api, productId));
  const { own, companions, lines, added, take, choose } = useTogether(product, purchase.variant, offered);
  const hasNone = offered.length === 0;
  useEffect(() => {
    if (hasNone) onNone();
  }, [hasNone, onNone]);
  const isInCart = (id: string, variantId: string | null) => added.has(keyOf(id, variantId));
  return (
    <styles.Box aria-labelledby="together">
      <styles.Head>
        <h2 id="together">{words('title')}</h2>
        <p>{words('why')}</p>
      </styles.Head>
      <styles.Body>
        <Items>
          <OwnItem
            product={product}
            purchase={purchase}
            price={own?.price ?? product.priceRange.min}
            isInCart={own !== null && added.has(own.key)}
          />
          {companions.map((companion) => (
            <CompanionItem
              key={companion.product.id}
              companion={companion}
              isInCart={isInCart(companion.product.id, companion.variant?.id ?? null)}
              onTake={(isTaken) => take(companion.product.id, isTaken)}
              onChoose={(variantId) => choose(companion.product.id, variantId)}
            />
          ))}
        </Items>
        <TogetherSum
          lines={lines}
          added={added}
          isInSale={isInSale}
          missing={purchase.missing}
          leadToChoice={leadToChoice}
        />
      </styles.Body>
    </styles.Box>
  );
}
