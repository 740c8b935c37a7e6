import { paths, saveReturnPath, useSession, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';

/** Nothing is in the cart; a visitor is told that signing in may bring some. */
export function EmptyCart() {
  const { has } = useShop();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const text = useTexts();
  const common = useCommonTexts();
  const offersSignIn = !isSignedIn && has('mf_user_centre/sign-in');
  return (
    <EmptyState
      picture={<EmptyObject name="basket" />}
      title={text('cart.empty')}
      text={text(isSignedIn ? 'cart.empty-hint' : 'cart.empty-visitor')}
      actions={
        <>
          {offersSignIn && (
            <LinkButton as={Link} to={paths.signIn()} kind="primary" onClick={() => saveReturnPath(paths.cart())}>
              {common('action.log_in')}
            </LinkButton>
          )}
          {has('mf_catalog/category-list') && (
            <LinkButton as={Link} to={paths.categories()} kind={offersSignIn ? 'line' : 'primary'}>
              {common('action.go_shopping')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
