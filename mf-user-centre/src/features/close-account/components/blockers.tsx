import type { OpenOrder } from '@jishi/api/account';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Card, LinkButton, Note } from '@jishi/ui';
import { StateTag } from '@jishi/ui/data';
import CircleCheck from 'lucide-react/icons/circle-check';
import Package from 'lucide-react/icons/package';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router-dom';
import * as rows from '../../../components/security/rows.styles.ts';
import { useTexts } from '../../../messages/texts.ts';
import { toneOf } from '../../../model/order-look.ts';
import * as styles from './close-account.styles.ts';

/** Each order that keeps the account open, with the way to it; or that there is none. */
export function Blockers({ orders }: { orders: readonly OpenOrder[] }) {
  const text = useTexts();
  if (orders.length === 0) {
    return (
      <Note tone="trust" icon={<CircleCheck size={18} strokeWidth={1.75} aria-hidden />}>
        {text('close.free')}
      </Note>
    );
  }
  return (
    <Card aria-labelledby="close-blocked">
      <styles.BlockedHead>
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden />
        <div>
          <h2 id="close-blocked">{text('close.blocked', { count: orders.length })}</h2>
          <p>{text('close.blocked-hint')}</p>
        </div>
      </styles.BlockedHead>
      <styles.OrderRows>
        {orders.map((order) => (
          <OpenOrderRow key={order.id} order={order} />
        ))}
      </styles.OrderRows>
    </Card>
  );
}

function OpenOrderRow({ order: { id, number, state, total } }: { order: OpenOrder }) {
  const text = useTexts();
  const format = useFormat();
  // What the customer can do something about is done on the page of the order, too.
  const act = state === 'awaiting-payment' || state === 'shipped' ? 'pay' : 'see';
  return (
    <rows.RowItem>
      <rows.RowIcon>
        <Package size={20} strokeWidth={1.75} aria-hidden />
      </rows.RowIcon>
      <rows.RowText>
        <b>{text('close.order', { number })}</b>
        <p>{format.money(total)}</p>
      </rows.RowText>
      <rows.RowState>
        <StateTag $tone={toneOf(state)}>{text(`order-state.${state}`)}</StateTag>
      </rows.RowState>
      <rows.RowActions>
        <LinkButton
          as={Link}
          to={paths.order(id)}
          size="sm"
          kind={act === 'pay' ? 'soft' : 'line'}
          aria-label={text(`close.${act}-of`, { number })}
        >
          {text(`close.${act}`)}
        </LinkButton>
      </rows.RowActions>
    </rows.RowItem>
  );
}
