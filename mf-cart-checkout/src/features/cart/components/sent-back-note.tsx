import { paths, useShop } from '@jishi/contracts';
import { Note, TextLink } from '@jishi/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { wasSentBack } from '../../../model/sent-back.ts';

/** Tells whoever opened the order page without goods why they are here; once, not at every way back. */
export function SentBackNote() {
  const { has } = useShop();
  const text = useTexts();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isSentBack = wasSentBack(state);
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (!isSentBack) return;
    setTold(true);
    void navigate({ search }, { replace: true, state: null });
  }, [isSentBack, navigate, search]);
  return (
    <div role="status">
      {(isTold || isSentBack) && (
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
