import { type CartLine, splitByValidity } from '@jishi/api/cart';
import { useCommonTexts } from '@jishi/i18n';
import { Note, TextLink } from '@jishi/ui';
import { useEffect, useRef } from 'react';
import { RemovalQuestion } from '../../../components/removal-question.tsx';
import { WithoutScript } from '../../../components/without-script.tsx';
import { useChangeCart } from '../../../hooks/use-change-cart.ts';
import { useRemoval } from '../../../hooks/use-removal.ts';
import { useTexts } from '../../../messages/texts.ts';
import { setting } from '../../../model/cart-change.ts';
import { useQuantities } from '../hooks/use-quantities.ts';
import { useUnticked } from '../hooks/use-unticked.ts';
import { useVariantChange } from '../hooks/use-variant-change.ts';
import { followLine, selectedLines, toggleAll, toggleLine } from '../model/selection.ts';
import { useSaveForLater } from '../saved/hooks/use-save-for-later.ts';
import { InvalidLines } from './invalid-lines.tsx';
import { KeepAsFavourites } from './keep-as-favourites.tsx';
import { SavingsNote } from './savings-note.tsx';
import { SettleBar } from './settle-bar.tsx';
import { ValidLines } from './valid-lines.tsx';
import { VariantDialog } from './variant-dialog.tsx';

type CartContentProps = {
  /** The cart could not be renewed: what is shown may be out of date. */
  isStale: boolean;
  onRenew(): void;
  /** Lines that were removed are back. */
  onRestore(lines: readonly CartLine[]): void;
  /** The last line was removed here, and its button went with it. */
  onEmptied(): void;
};

/** Lines that can be bought, lines that cannot, and the bar that leads on. */
export function CartContent({ isStale, onRenew, onRestore, onEmptied }: CartContentProps) {
  const { lines, setPieces, flush } = useQuantities();
  const text = useTexts();
  const [unticked, setUnticked] = useUnticked();
  const change = useChangeCart();
  const removal = useRemoval(onRestore);
  const { list, keepFocus } = useFocusKeeper(lines, onEmptied);
  const { valid, invalid } = splitByValidity(lines);
  const selected = selectedLines(lines, unticked);
  const saveForLater = useSaveForLater();
  const handleSave = (line: CartLine) => {
    flush();
    keepFocus();
    void saveForLater([line]);
  };
  const variant = useVariantChange(list, (from, to) => {
    flush();
    setUnticked(followLine(lines, unticked, { from, to }));
  });
  const choice = { lines, unticked, onToggleAll: () => setUnticked(toggleAll(lines, unticked)) };
  return (
    <>
      <WithoutScript>{text('cart.no-script-lines')}</WithoutScript>
      {isStale ? <StaleNote onRenew={onRenew} /> : valid.length > 0 && <SavingsNote selected={selected} />}
      <div ref={list} tabIndex={-1}>
        {valid.length > 0 && (
          <ValidLines
            {...choice}
            onToggle={(key) => setUnticked(toggleLine(unticked, key))}
            onQuantity={setPieces}
            onChangeVariant={variant.ask}
            onSave={handleSave}
            onRemove={(line) => removal.ask([line])}
          />
        )}
      </div>
      {invalid.length > 0 && (
        <InvalidLines
          lines={invalid}
          onChangeVariant={variant.ask}
          onLower={(line, quantity) => void change(setting({ ...line, quantity }))}
          onSave={handleSave}
          onRemove={removal.ask}
        />
      )}
      <SettleBar
        {...choice}
        selected={selected}
        onRemove={() => removal.ask(selected)}
        onSettle={() => {
          flush();
          return selected;
        }}
      />
      <RemovalQuestion
        removal={{
          ...removal,
          confirm() {
            keepFocus();
            removal.confirm();
          },
        }}
      >
        <KeepAsFavourites removal={removal} onKeep={keepFocus} />
      </RemovalQuestion>
      <VariantDialog change={variant} lines={lines} />
    </>
  );
}

/**
 * A line that is removed here takes the focus of its button with it: the list gets it, so that the keyboard goes on from
 * there. Lines that go by themselves take nothing.
 */
function useFocusKeeper(lines: readonly CartLine[], onEmptied: () => void) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(lines.length);
  const isWanted = useRef(false);
  useEffect(() => {
    if (lines.length < before.current && isWanted.current) {
      isWanted.current = false;
      if (document.activeElement === document.body) list.current?.focus();
    }
    before.current = lines.length;
  }, [lines.length]);
  useEffect(
    () => () => {
      if (isWanted.current) onEmptied();
    },
    [onEmptied],
  );
  const keepFocus = () => {
    isWanted.current = true;
  };
  return { list, keepFocus };
}

function StaleNote({ onRenew }: { onRenew(): void }) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <Note tone="promo" live>
      {text('cart.stale')}{' '}
      <TextLink as="button" type="button" onClick={onRenew}>
        {common('action.retry')}
      </TextLink>
    </Note>
  );
}
