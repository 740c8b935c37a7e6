import type { FlashSale } from '@jishi/api/flash-sales';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Button, LinkButton } from '@jishi/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { normalPricePath } from '../model/normal-price.ts';
import * as row from './buy-row.styles.ts';
import { Favourite } from './favourite.tsx';
import * as styles from './purchase-box.styles.ts';
import { ToCart } from './to-cart.tsx';

/** A sale in which nothing can be bought now, because it has not begun or is sold out; and the way to the normal offer. */
export function SaleClosed({ sale }: { sale: FlashSale }) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const reasonId = useId();
  const reason =
    sale.state === 'upcoming'
      ? text('detail.sale.wait', { time: format.date(sale.startsAt, 'short') })
      : text('detail.sale.sold-out');
  return (
    <div>
      <row.Row>
        <row.Bar data-action-bar="">
          <ToCart />
          <row.Buttons>
            <Button kind="primary" size="lg" disabled aria-describedby={reasonId}>
              {common('action.buy_now')}
            </Button>
            <LinkButton as={Link} to={normalPricePath(sale.productId)} kind="soft" size="lg">
              {text('detail.sale.normal')}
            </LinkButton>
          </row.Buttons>
        </row.Bar>
        <Favourite productId={sale.productId} />
      </row.Row>
      <styles.Reason id={reasonId}>{reason}</styles.Reason>
    </div>
  );
}
