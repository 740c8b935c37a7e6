import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { useStreetWords } from '../../../messages/street/texts.ts';
import { useOpenProduct } from '../hooks/use-open-product.ts';
import { useStallGoods } from '../hooks/use-stall-goods.ts';
import type { Stall } from '../model/stalls.ts';
import { ShutStall } from './shut-stall.tsx';
import * as styles from './stall.styles.ts';
import { StallFront } from './stall-front.tsx';
import { StallGood } from './stall-good.tsx';

/** The best three stand on the counter, the others on the shelf behind it. */
const ON_COUNTER = 3;

type OpenStallProps = { stall: Stall; isFirst: boolean };

/** What a stall has out today, with its prices; shut when there is nothing. */
export function OpenStall({ stall, isFirst }: OpenStallProps) {
  const text = useStreetWords();
  const open = useOpenProduct();
  const { items, total } = useStallGoods(stall.id);
  useTurningPrices(items);
  if (items.length === 0) return <ShutStall stall={stall} sign={text('closed')} />;
  const shelf = items.slice(ON_COUNTER);
  return (
    <>
      {shelf.length > 0 && (
        <styles.Shelf>
          {shelf.map((product) => (
            <StallGood key={product.id} product={product} place="shelf" isFirst={isFirst} onOpen={open} />
          ))}
        </styles.Shelf>
      )}
      <styles.Counter>
        {items.slice(0, ON_COUNTER).map((product) => (
          <StallGood key={product.id} product={product} place="counter" isFirst={isFirst} onOpen={open} />
        ))}
      </styles.Counter>
      <StallFront stall={stall} slate={text('goods', { count: total })} />
    </>
  );
}
