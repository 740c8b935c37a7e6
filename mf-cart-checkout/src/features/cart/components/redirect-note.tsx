import { paths, useShop } from '@jishi/contracts';
import { Note, TextLink } from '@jishi/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { wasRedirected } from '../../../model/redirect-state.ts';

/** Tells whoever opened the order page without goods why they are here; once, not at every way back. */
export function RedirectNote() {
  const { has } = useShop();
  const text = useTexts();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isRedirected = wasRedirected(state);
  const [isShown, setTold] = useState(false);
  useEffect(() => {
    if (!isRedirected) return;
    setTold(true);
    void navigate({ search }, { replace: true, state: null });
  }, [isRedirected, navigate, search]);
  return (
    <div role="status">
      {(isShown || isRedirected) && (
        <Note tone="promo">
          <b>{text('confirm.empty')}</b> {text('confirm.empty-hint')}{' '}
          {has('mf_user_centre/orders') && (
            <TextLink as={Link} to={paths.orders()}>
              {text('order.all')}
            </TextLink>
          )}
        </Note>
      )}
    </div>
  );
}
