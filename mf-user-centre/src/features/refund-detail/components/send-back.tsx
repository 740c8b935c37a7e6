import type { RefundDetail } from '@jishi/api/refunds';
import { useCommonTexts } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { useUnsavedGuard } from '@jishi/part-kit/unsaved';
import { Button } from '@jishi/ui';
import { Field, Form, Select, TextInput } from '@jishi/ui/forms';
import { useState } from 'react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { DetailCard } from '../../../components/detail-card.tsx';
import { useOnce } from '../../../hooks/use-once.ts';
import { useTexts } from '../../../messages/texts.ts';
import { stillWrong } from '../../../model/still-wrong.ts';
import { useSendBack } from '../hooks/use-send-back.ts';
import * as styles from './refund-detail.styles.ts';

const WAYBILL = /^[0-9A-Za-z-]{4,60}$/;

type Faults = { courier?: string; waybill?: string };

/** Where goods of an agreed return go, and which parcel they are in. */
export function SendBack({ refund }: { refund: RefundDetail }) {
  const text = useTexts();
  const common = useCommonTexts();
  const sending = useSendBack(refund.id);
  const send = useOnce(sending);
  const [courierId, setCourierId] = useState('');
  const [waybill, setWaybill] = useState('');
  const [told, tell] = useState<Faults>({});
  const guard = useUnsavedGuard((courierId !== '' || waybill !== '') && !sending.isSuccess);

  const found: Faults = {
    ...(courierId ? {} : { courier: text('refund.courier-none') }),
    ...(WAYBILL.test(waybill.trim()) ? {} : { waybill: text('refund.waybill-missing') }),
  };
  const faults = stillWrong(told, found);
  const handleSubmit = () => {
    tell(found);
    if (Object.keys(found).length === 0) send({ courierId, trackingNumber: waybill.trim() });
  };
  const couriers = refund.couriers.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DetailCard title={text('refund.send-title')}>
      <Form onSubmit={handleSubmit} errors={faults}>
        <styles.Send>
          {refund.returnAddress && (
            <styles.Address>
              <p>
                <b>{text('refund.send-to')}</b> {refund.returnAddress}
                <small>{text('refund.send-note', { number: refund.number })}</small>
              </p>
              <CopyButton value={`${refund.returnAddress} ${refund.number}`} of={text('refund.address')} />
            </styles.Address>
          )}
          <styles.SendFields>
            <Field label={text('refund.courier')} error={faults.courier} required>
              <Select
                name="courier"
                value={courierId}
                onChange={setCourierId}
                options={[{ value: '', label: text('refund.courier-none'), disabled: true }, ...couriers]}
              />
            </Field>
            <Field label={text('refund.waybill')} hint={text('refund.waybill-hint')} error={faults.waybill} required>
              <TextInput
                name="waybill"
                value={waybill}
                onChange={({ target }) => setWaybill(target.value)}
                maxLength={60}
                autoComplete="off"
              />
            </Field>
          </styles.SendFields>
          <FormFailure error={sending.error} />
          <Button type="submit" kind="primary" busy={sending.isPending} busyLabel={common('action.submitting')}>
            {text('refund.send')}
          </Button>
        </styles.Send>
        {guard}
      </Form>
    </DetailCard>
  );
}
