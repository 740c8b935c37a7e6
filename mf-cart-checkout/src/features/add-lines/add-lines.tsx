import { type FragmentProps, paths } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { Button, LinkButton } from '@jishi/ui';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useCaughtUpCart } from '../../hooks/use-caught-up-cart.ts';
import { useCounted } from '../../hooks/use-counted.ts';
import { useTexts } from '../../messages/texts.ts';
import { useRefusalText } from '../add-to-cart/use-refusal-text.ts';
import * as styles from './add-lines.styles.ts';
import { type Outcome, useAddLines } from './use-add-lines.ts';

/** Everything on a list into the cart by one press; what does not go in is named, with its reason. */
export function AddLines({ lines, stays = false }: FragmentProps['mf_cart_checkout/add-lines']) {
  const text = useTexts();
  useCaughtUpCart();
  const { add, isBusy, outcome } = useAddLines(stays);
  // What the page offers no more was put right there, or is in the cart.
  const refused = outcome?.refused.filter(({ asked }) => lines.some(({ key }) => key === asked.key)) ?? [];
  const isAgain = refused.length > 0 && refused.length === lines.length;
  const count = lines.length;
  const label = stays && count > 0 ? text('add-lines.add-counted', { count }) : text('add-lines.add');
  return (
    <styles.Box>
      {outcome && refused.length > 0 && <Told outcome={{ ...outcome, refused }} />}
      <styles.Buttons>
        {outcome !== null && outcome.added > 0 && (
          <LinkButton as={Link} to={paths.cart()} kind="line" size="lg">
            {text('add.see-cart')}
          </LinkButton>
        )}
        <Button
          kind="primary"
          size="lg"
          icon={<ShoppingCart size={20} strokeWidth={1.75} aria-hidden />}
          busy={isBusy}
          busyLabel={text('add-lines.adding')}
          disabled={count === 0}
          onClick={() => void add(lines)}
        >
          {isAgain ? text('add-lines.again', { count }) : label}
        </Button>
      </styles.Buttons>
    </styles.Box>
  );
}

function Told({ outcome }: { outcome: Outcome }) {
  const text = useTexts();
  const counted = useCounted();
  const failureText = useFailureText();
  const refusalText = useRefusalText();
  const head = useRef<HTMLHeadingElement>(null);
  const { added, refused } = outcome;
  const kinds = counted.kinds(added);
  useEffect(() => head.current?.focus(), []);
  return (
    <styles.Told role="alert">
      <h3 ref={head} tabIndex={-1}>
        {added > 0 ? text('add-lines.some', { kinds, count: refused.length }) : text('add-lines.none')}
      </h3>
      <ul>
        {refused.map(({ asked, refusal }) => (
          <li key={asked.key}>
            <b>{asked.name}</b> {'error' in refusal ? failureText(refusal.error) : refusalText(refusal)}
          </li>
        ))}
      </ul>
    </styles.Told>
  );
}
