import { fullAddressLine } from '@jishi/api/addresses/line';
import type { OrderAddress } from '@jishi/api/orders';
import { maskPhone } from '@jishi/i18n';
import { Facts, Figures } from '@jishi/ui';
import { DetailCard } from '../../../components/detail-card.tsx';
import { useTexts } from '../../../messages/texts.ts';

export function OrderReceiver({ address }: { address: OrderAddress }) {
  const text = useTexts();
  return (
    <DetailCard title={text('order.receiver')}>
      <Facts>
        <dt>{text('order.receiver-name')}</dt>
        <dd>{address.name}</dd>
        <dt>{text('field.phone')}</dt>
        <dd>
          <Figures>{maskPhone(address.phone)}</Figures>
        </dd>
        <dt>{text('order.receiver-address')}</dt>
        <dd>{fullAddressLine(address)}</dd>
      </Facts>
    </DetailCard>
  );
}
