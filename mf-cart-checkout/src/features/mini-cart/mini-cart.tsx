import { paths, useCart } from '@jishi/contracts';
import { Badge } from '@jishi/ui';
import { Popover } from '@jishi/ui/overlays';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { RemovalQuestion } from '../../components/removal-question.tsx';
import { useCaughtUpCart } from '../../hooks/use-caught-up-cart.ts';
import { useRemoval } from '../../hooks/use-removal.ts';
import { useRenewedCart } from '../../hooks/use-renewed-cart.ts';
import { useTexts } from '../../messages/texts.ts';
import { CartPanel } from './cart-panel.tsx';
import * as styles from './mini-cart.styles.ts';
import { useMergeMessage } from './use-merge-message.ts';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * The cart in the header: a link to the cart page whose panel opens by hover and by focus. Before it is alive the server's
 * HTML is the link alone, in the looks of the shell's own fallback.
 */
export function MiniCart() {
  const text = useTexts();
  const count = useCart((state) => state.lines.length);
  const renewal = useRenewedCart(false);
  const pillId = useId();
  const removal = useReturnFocus(useRemoval(), pillId);
  useCaughtUpCart();
  useMergeMessage();
  return (
    <>
      <Popover
        label={text('mini-cart.label')}
        side="end"
        width="360px"
        clickToggles={false}
        onOpen={renewal.renew}
        trigger={(trigger) => (
          <styles.Pill id={pillId} as={Link} to={paths.cart()} {...trigger}>
            <ShoppingCart size={20} aria-hidden="true" />
            {text('mini-cart.label')}
            <Badge count={count} label={text('mini-cart.badge', { count })} />
          </styles.Pill>
        )}
      >
        <CartPanel renewal={renewal} onRemove={(line) => removal.ask([line])} />
      </Popover>
      <RemovalQuestion removal={removal} />
    </>
  );
}
