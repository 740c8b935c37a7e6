import { paths, useShop } from '@jishi/contracts';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { EmptyPicture } from '../../../components/empty-picture.tsx';
import { useTexts } from '../../../messages/texts.ts';

/** The page was opened without goods: by its address, in a second tab, or after the order was placed. */
export function NothingToOrder() {
  const { has } = useShop();
  const text = useTexts();
  return (
    <EmptyState
      picture={<EmptyPicture />}
      title={text('confirm.empty')}
      text={text('confirm.empty-hint')}
      actions={
        <>
          <LinkButton as={Link} to={paths.cart()} kind="primary">
            {text('confirm.to-cart')}
          </LinkButton>
          {has('mf_user_centre/orders') && (
            <LinkButton as={Link} to={paths.orders()}>
              {text('order.all')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
