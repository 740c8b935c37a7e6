import type { OrderDetail } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { Card, CardBody, FromDesktop, IconButton, LinkButton, Text } from '@jishi/ui';
import { Steps } from '@jishi/ui/data';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { ContactService } from '../../../components/contact-service.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { toneOf } from '../../../model/order-look.ts';
import { useMainAction } from '../hooks/use-main-action.ts';
import type { OrderAct } from '../hooks/use-order-acts.ts';
import { hintOf, isService } from '../model/order-hint.ts';
import { orderStations } from '../model/order-stations.ts';
import { DownloadButton } from './download-button.tsx';
import { MainAction } from './main-action.tsx';
import { OtherButtons } from './order-buttons.tsx';
import * as styles from './order-detail.styles.ts';
import { LatestEvent } from './parcels/latest-event.tsx';
import { RemindedNote } from './reminded-note.tsx';
import { RemoveButton } from './remove-button.tsx';
import { StateIcon } from './state-icon.tsx';

type OrderStateCardProps = { order: OrderDetail; isBusy: boolean; onAction: (action: OrderAct) => void };

/** How far the order is, and what can be done with it. */
export function OrderStateCard({ order, isBusy, onAction }: OrderStateCardProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const format = useFormat();
  const isServed = isService(order);
  // On phones these two stand in the bar of the order.
  const InHead = useMainAction(order) ? FromDesktop : Fragment;
  const { stations, current, isOver } = orderStations(order);
  const steps = stations.map(({ key, at }) => ({
    key,
    label:
      key === 'closed'
        ? text(`order-state.${order.state}`)
        : text(`order.station-${key === 'shipped' && isServed ? 'arranged' : key}`),
    note: at ? <time>{format.date(at, 'short')}</time> : null,
  }));
  const hint = [
    text(`order.hint-${hintOf(order)}`, {
      time: format.date(order.payBefore ?? '', 'short'),
      count: order.unsentPieces,
    }),
    ...(order.receivedBy ? [text('order.confirmed-on', { day: format.date(order.receivedBy, 'long') })] : []),
    ...(order.receivedBy && order.receiptExtendedDays > 0
      ? [text('order.extended', { days: order.receiptExtendedDays })]
      : []),
  ].join(format.lang === 'zh' ? '' : ' '); // Chinese sentences stand without a blank between them
  return (
    <Card>
      <styles.Head>
        <IconButton as={Link} to={paths.orders()} label={common('action.back')}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <styles.Titles>
          <h1>{text('order.title')}</h1>
          <Text $size="caption" $tone="tertiary">
            {text('orders.number', { number: order.number })}
          </Text>
        </styles.Titles>
        <styles.Buttons>
          <InHead>
            <MainAction order={order} size="md" onAction={onAction} />
          </InHead>
          <DownloadButton order={order} />
          <OtherButtons order={order} onAction={onAction} isBusy={isBusy} size="md" />
          <InHead>
            <ContactService />
          </InHead>
          <styles.Print>
            <LinkButton
              as={Link}
              to={paths.orderPrint(order.id)}
              kind="ghost"
              icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
            >
              <span>{text('print.open')}</span>
            </LinkButton>
          </styles.Print>
          <RemoveButton order={order} onRemove={() => onAction('remove')} />
        </styles.Buttons>
      </styles.Head>
      <CardBody>
        <styles.StateLine data-tone={toneOf(order.state)}>
          <StateIcon state={order.state} isService={isServed} />
          {text(`order-state.${order.state}`)}
        </styles.StateLine>
        <styles.StateHint>
          {hint} <RemindedNote order={order} />
        </styles.StateHint>
        <LatestEvent parcels={order.parcels} />
        <styles.Way>
          <Steps
            label={text('order.way')}
            steps={steps}
            current={current}
            isOver={isOver}
            doneLabel={text('order.done')}
          />
        </styles.Way>
      </CardBody>
    </Card>
  );
}
