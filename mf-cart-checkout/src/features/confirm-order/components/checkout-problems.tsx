import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Button, LinkButton, Note } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from '../confirm-order.styles.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import { type LostLine, lostLines, type PriceChange, priceChanges } from '../model/checkout-check.ts';

/** What has changed since the goods were chosen: gone lines first, then prices. Nothing is ordered before it is settled. */
export function CheckoutProblems({ checkout }: { checkout: Checkout }) {
  const { draft, preview, acceptPrices, dropLostLines } = checkout;
  const lost = preview ? lostLines(draft.lines, preview) : [];
  const changes = preview ? priceChanges(draft.lines, preview) : [];
  if (lost.length > 0) {
    return <LostLines lost={lost} canGoOn={lost.length < draft.lines.length} onDrop={dropLostLines} />;
  }
  return changes.length > 0 ? <ChangedPrices changes={changes} onAccept={acceptPrices} /> : null;
}

function LostLines({ lost, canGoOn, onDrop }: { lost: LostLine[]; canGoOn: boolean; onDrop(): void }) {
  const text = useTexts();
  return (
    <Note tone="danger" live>
      <styles.Problem>
        <b>{text('confirm.lost')}</b>
        <ul>
          {lost.map(({ key, name, problem }) => (
            <li key={key}>{text(`lost.${problem}`, { name })}</li>
          ))}
        </ul>
        <div>
          {canGoOn && (
            <Button size="sm" onClick={onDrop}>
              {text('confirm.drop-lost')}
            </Button>
          )}
          <LinkButton as={Link} to={paths.cart()} size="sm" kind="ghost">
            {text('confirm.to-cart')}
          </LinkButton>
        </div>
      </styles.Problem>
    </Note>
  );
}

function ChangedPrices({ changes, onAccept }: { changes: PriceChange[]; onAccept(): void }) {
  const text = useTexts();
  const { money } = useFormat();
  return (
    <Note tone="promo" live>
      <styles.Problem>
        <b>{text('confirm.prices-changed')}</b>
        <ul>
          {changes.map(({ key, name, from, to }) => (
            <li key={key}>{text('confirm.price-change', { name, from: money(from), to: money(to) })}</li>
          ))}
        </ul>
        <div>
          <Button size="sm" onClick={onAccept}>
            {text('confirm.accept-prices')}
          </Button>
        </div>
      </styles.Problem>
    </Note>
  );
}
