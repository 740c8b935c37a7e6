import { type CartLine, cartTotals } from '@jishi/api/cart';
import { paths, saveReturnPath, useSession, useShop } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Button, Price, VisuallyHidden } from '@jishi/ui';
import { Checkbox } from '@jishi/ui/forms';
import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { Emphasised } from '../../../components/emphasised.tsx';
import { useCounted } from '../../../hooks/use-counted.ts';
import { useTexts } from '../../../messages/texts.ts';
import { createDraft } from '../../../model/checkout-draft.ts';
import { storeDraft } from '../../../model/draft-store.ts';
import type { Unticked } from '../../../model/kept-choice.ts';
import { tickOfAll } from '../model/selection.ts';
import * as styles from './settle-bar.styles.ts';
import { TotalWithCoupon } from './total-with-coupon.tsx';

type SettleBarProps = {
  lines: readonly CartLine[];
  unticked: Unticked;
  selected: readonly CartLine[];
  onToggleAll(): void;
  onRemove(): void;
  /** Finishes what is under way and answers the lines to order. */
  onSettle(): readonly CartLine[];
};

/** What is chosen, what it costs, and the way to the order. */
export function SettleBar({ lines, unticked, selected, onToggleAll, onRemove, onSettle }: SettleBarProps) {
  const { notify, requireSignIn } = useShop();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const navigate = useNavigate();
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const tick = tickOfAll(lines, unticked);
  const counted = useCounted();
  const { total, kinds, pieces } = cartTotals(selected);

  const settle = (event: FormEvent) => {
    event.preventDefault();
    if (selected.length === 0) return notify({ kind: 'error', text: text('cart.choose') });
    storeDraft({ ...createDraft('cart', onSettle()), ...(isSignedIn ? {} : { isVisitors: true }) });
    if (requireSignIn()) return void navigate(paths.confirmOrder());
    // The login check leads back to this page: what was settled goes on where the order does.
    return saveReturnPath(paths.confirmOrder());
  };
  // Where the button leads without JavaScript: the page there says what it takes.
  const wayOn = useHref(isSignedIn ? paths.confirmOrder() : paths.signIn());

  return (
    <styles.Bar as="form" action={wayOn} noValidate onSubmit={settle}>
      <Checkbox
        label={text('cart.select-all')}
        checked={tick === 'all'}
        indeterminate={tick === 'some'}
        onChange={onToggleAll}
      />
      <styles.WideOnly>
        <Button kind="ghost" disabled={selected.length === 0} onClick={onRemove}>
          {text('cart.remove-selected')}
        </Button>
        <styles.BarCounts>
          <Emphasised
            sentence={(slot) =>
              text('cart.selected', { all: cartTotals(lines).kinds, kinds: slot, pieces: counted.pieces(pieces) })
            }
            value={kinds}
          />
        </styles.BarCounts>
      </styles.WideOnly>
      <styles.PhoneCounts>
        <span>{text('cart.selected-short', { kinds, pieces: counted.pieces(pieces) })}</span>
        <styles.PhoneRemove
          type="button"
          aria-label={text('cart.remove-selected')}
          disabled={selected.length === 0}
          onClick={onRemove}
        >
          {text('removal.confirm')}
        </styles.PhoneRemove>
      </styles.PhoneCounts>
      <styles.Sums>
        <styles.BarTotal>
          <span>{common('common.total')}</span>
          <Price parts={format.moneyParts(total)} size="l" />
          <VisuallyHidden role="status">{text('cart.total', { total: format.money(total) })}</VisuallyHidden>
        </styles.BarTotal>
        <TotalWithCoupon selected={selected} />
      </styles.Sums>
      <Button type="submit" kind="primary" size="lg">
        {text('cart.settle', { kinds })}
      </Button>
    </styles.Bar>
  );
}
