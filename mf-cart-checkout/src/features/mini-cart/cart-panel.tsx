import { type CartLine, cartTotals } from '@jishi/api/cart';
import { paths, useCart } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Button, LinkButton, Price, Spinner } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useCounted } from '../../hooks/use-counted.ts';
import type { Renewal } from '../../hooks/use-renewed-cart.ts';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './mini-cart.styles.ts';
import { PanelRow } from './panel-row.tsx';

type CartPanelProps = { renewal: Renewal; onRemove(line: CartLine): void };

/** What the panel holds: lines with a total, or why there is nothing to show. */
export function CartPanel({ renewal, onRemove }: CartPanelProps) {
  const text = useTexts();
  const lines = useCart((state) => state.lines);
  const isKnown = useCart((state) => state.isKnown);
  if (!isKnown && !renewal.hasFailed) {
    return (
      <styles.Message>
        <Spinner label={text('mini-cart.loading')} />
      </styles.Message>
    );
  }
  return (
    <>
      {renewal.hasFailed && <RenewalFailure renewal={renewal} />}
      {isKnown && lines.length === 0 && <styles.Message>{text('mini-cart.empty')}</styles.Message>}
      {lines.length > 0 && (
        <>
          <styles.Rows>
            {lines.map((line) => (
              <PanelRow key={line.key} line={line} onRemove={() => onRemove(line)} />
            ))}
          </styles.Rows>
          <PanelFoot lines={lines} />
        </>
      )}
    </>
  );
}

/** What is shown may be out of date; it stays, with a way to ask again. */
function RenewalFailure({ renewal }: { renewal: Renewal }) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <styles.Failure role="status">
      {text('mini-cart.failed')}
      <Button kind="ghost" size="sm" onClick={renewal.renew}>
        {common('action.retry')}
      </Button>
    </styles.Failure>
  );
}

function PanelFoot({ lines }: { lines: readonly CartLine[] }) {
  const common = useCommonTexts();
  const format = useFormat();
  const counted = useCounted();
  const totals = cartTotals(lines);
  return (
    <styles.Foot>
      <span role="status">{counted.all(totals)}</span>
      <Price parts={format.moneyParts(totals.total)} />
      <LinkButton as={Link} to={paths.cart()} kind="primary" size="sm">
        {common('action.checkout')}
      </LinkButton>
    </styles.Foot>
  );
}
