import { RemoteFragment } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Note, Price } from '@jishi/ui';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import type { sumOf } from '../model/resolved.ts';
import * as styles from './list-sum.styles.ts';

/** What the list comes to, always in view, and the way into the cart. */
export function ListSum({ sum: { ready, total } }: { sum: ReturnType<typeof sumOf> }) {
  const text = useShoutWords();
  const format = useFormat();
  const lines = ready.flatMap(({ line, chosen }) =>
    chosen
      ? [
          {
            key: line.key,
            name: chosen.product.name,
            productId: chosen.product.id,
            variantId: chosen.variant?.id ?? null,
            quantity: chosen.quantity,
          },
        ]
      : [],
  );
  return (
    <styles.Bar data-raised-bar="">
      <noscript>
        <Note tone="promo">{text('shout.sum.script')}</Note>
      </noscript>
      <styles.Sum>
        {text('shout.sum.lines', { count: lines.length })}
        <span>
          {text('shout.sum.total')} <Price size="m" parts={format.moneyParts(total)} />
        </span>
      </styles.Sum>
      <RemoteFragment id="mf_cart_checkout/add-lines" props={{ lines }} fallback={<styles.Room />} />
    </styles.Bar>
  );
}
