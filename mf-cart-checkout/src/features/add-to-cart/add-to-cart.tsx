import { type FragmentProps, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useEffect, useId, useRef, useState } from 'react';
import { useCaughtUpCart } from '../../hooks/use-caught-up-cart.ts';
import { useMissingText } from '../../hooks/use-missing-text.ts';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './add-to-cart.styles.ts';
import { usePurchase } from './use-purchase.ts';

/** Buttons of the purchase box. What is missing is said when somebody presses them, and the picker is told. */
export function AddToCart(props: FragmentProps['mf_cart_checkout/add-to-cart']) {
  const { productId, missing, buyOnly, flashSaleId } = props;
  const isInSale = flashSaleId !== undefined;
  const canAdd = !buyOnly && !isInSale;
  const text = useTexts();
  const common = useCommonTexts();
  const { bus } = useShop();
  useCaughtUpCart();
  const { add, buyNow, isOpening } = usePurchase(props);
  const [attempts, setAttempts] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const messageId = useId();
  const isMissing = missing.length > 0;
  const missingText = useMissingText();

  const whenChosen = (action: () => Promise<unknown>) => () => {
    if (!isMissing) return void action();
    setAttempts((count) => count + 1);
    bus.emit('variant:missed', { productId, missing });
  };
  useEffect(() => {
    const here = document.activeElement;
    // A picker that listens has led to its own row; otherwise the sentence is next.
    if (attempts > 0 && (here === document.body || box.current?.contains(here))) message.current?.focus();
  }, [attempts]);
  const isTold = isMissing && attempts > 0;
  const described = isTold ? { 'aria-describedby': messageId } : {};

  return (
    <styles.Box ref={box}>
      <styles.Buttons>
        <Button kind="primary" size="lg" busy={isOpening} onClick={whenChosen(buyNow)} {...described}>
          {common('action.buy_now')}
        </Button>
        {canAdd && (
          <Button
            kind="soft"
            size="lg"
            icon={<ShoppingCart size={20} strokeWidth={1.75} aria-hidden />}
            onClick={whenChosen(add)}
            {...described}
          >
            {common('action.add_to_cart')}
          </Button>
        )}
      </styles.Buttons>
      <styles.Missing ref={message} id={messageId} tabIndex={-1} role="alert">
        {isTold && (
          <>
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
            {missingText(missing)}
          </>
        )}
      </styles.Missing>
      {!canAdd && <styles.Hint>{text(isInSale ? 'add.in-sale' : 'add.buy-only')}</styles.Hint>}
    </styles.Box>
  );
}
