import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Button, LinkButton, Note } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import { type LostLine, lostLines, type PriceChange, priceChanges } from '../model/checkout-check.ts';
import * as styles from './confirm-order.styles.ts';

/** What has changed since the goods were chosen: gone lines first, then prices. Nothing is ordered before it is settled. */
export function CheckoutProblems({ checkout }: { checkout: Checkout }) {
  const { draft, preview, acceptPrices } = checkout;
  const lost = preview ? lostLines(draft.lines, preview) : [];
  const changes = preview ? priceChanges(draft.lines, preview) : [];
  if (lost.length > 0) return <LostLines lost={lost} checkout={checkout} />;
  return changes.length > 0 ? <ChangedPrices changes={changes} onAccept={acceptPrices} /> : null;
}

const reasonOf = ({ problem, left }: LostLine) =>
  left > 0 && (problem === 'short-of-stock' || problem === 'purchase-limit')
    ? (`lost.${problem}.left` as const)
    : (`lost.${problem}` as const);

function LostLines({ lost, checkout }: { lost: LostLine[]; checkout: Checkout }) {
  const { draft, buyAtNormalPrice, dropLostLines, takeWhatIsLeft } = checkout;
  const text = useTexts();
  const short = lost.filter(({ left }) => left > 0);
  return (
    <Note tone="danger" live>
      <styles.Problem>
        <b>{text('confirm.lost')}</b>
        <ul>
          {lost.map((line) => (
            <li key={line.key}>{text(reasonOf(line), line)}</li>
          ))}
        </ul>
        <div>
          {lost.some(({ problem }) => problem === 'flash-sale') && (
            <Button size="sm" onClick={buyAtNormalPrice}>
              {text('confirm.at-normal-price')}
            </Button>
          )}
          {short[0] && (
            <Button size="sm" onClick={takeWhatIsLeft}>
              {short.length === 1 ? text('invalid.lower', short[0]) : text('confirm.take-left')}
            </Button>
          )}
          {lost.length < draft.lines.length && (
            <Button size="sm" onClick={dropLostLines}>
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
