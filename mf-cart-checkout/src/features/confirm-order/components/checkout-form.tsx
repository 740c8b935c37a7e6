import { needsAddress } from '@jishi/api';
import { CardBody, Note, Stack } from '@jishi/ui';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { CheckoutDraft } from '../../../model/checkout-draft.ts';
import { useCheckout } from '../hooks/use-checkout.ts';
import { usePlaceOrder } from '../hooks/use-place-order.ts';
import { AddressBlock } from './address-block.tsx';
import { Bill } from './bill.tsx';
import { CheckoutActions } from './checkout-actions.tsx';
import { CheckoutProblems } from './checkout-problems.tsx';
import * as styles from './confirm-order.styles.ts';
import { CouponField } from './coupon-field.tsx';
import { GiftField } from './gift-field.tsx';
import { GoodsBlock } from './goods-block.tsx';
import { HeldNote } from './held-note.tsx';
import { PointsField } from './points-field.tsx';
import { RemarkField } from './remark-field.tsx';

/** Everything that makes the order, and the button that places it. */
export function CheckoutForm({ initial }: { initial: CheckoutDraft }) {
  const text = useTexts();
  const checkout = useCheckout(initial);
  const { draft, preview, addressId, coupons, obstacle } = checkout;
  const { place, isPlacing, failure } = usePlaceOrder();
  const [wasAddressMissed, setAddressMissed] = useState(false);
  const address = useRef<HTMLElement>(null);
  const problems = useRef<HTMLDivElement>(null);
  const bill = useRef<HTMLDivElement>(null);
  const isSent = preview?.needsAddress ?? draft.lines.some((line) => needsAddress(line.productType));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAddressMissed(obstacle === 'address');
    if (obstacle === 'address' || obstacle === 'not-served') return address.current?.focus();
    if (obstacle === 'lost-lines' || obstacle === 'prices') return problems.current?.focus();
    if (checkout.hasFailed) return bill.current?.focus();
    if (obstacle === null && preview) place({ draft, preview, addressId, couponId: coupons.offer?.id ?? null });
    return undefined;
  };

  return (
    <styles.Blocks>
      {isSent && (
        <AddressBlock
          ref={address}
          startId={initial.addressId}
          isMissed={wasAddressMissed && addressId === null}
          isServed={obstacle !== 'not-served'}
        />
      )}
      {draft.flashSale && draft.lines[0] && <HeldNote productId={draft.lines[0].productId} onEnd={checkout.recount} />}
      <div ref={problems} tabIndex={-1}>
        <CheckoutProblems checkout={checkout} />
      </div>
      <GoodsBlock draft={draft} preview={preview} />
      <styles.Card as="form" noValidate onSubmit={submit}>
        <CardBody>
          <styles.Columns>
            <Stack>
              <RemarkField value={draft.remark ?? ''} onChange={checkout.setRemark} />
              {isSent && <GiftField note={draft.giftNote} onChange={checkout.setGiftNote} />}
              {draft.flashSale && <Note tone="promo">{text('confirm.sale-rules')}</Note>}
              <CouponField checkout={checkout} />
              <PointsField checkout={checkout} />
              <Note icon={<ReceiptText size={18} strokeWidth={1.75} aria-hidden />}>{text('confirm.no-invoice')}</Note>
            </Stack>
            <div>
              <div ref={bill} tabIndex={-1}>
                <Bill checkout={checkout} hasFreight={isSent && draft.prizeId === undefined} />
              </div>
              <CheckoutActions checkout={checkout} isPlacing={isPlacing} failure={failure} />
            </div>
          </styles.Columns>
        </CardBody>
      </styles.Card>
    </styles.Blocks>
  );
}
