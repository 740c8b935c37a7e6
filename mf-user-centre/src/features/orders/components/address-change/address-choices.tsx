import { fullAddressLine } from '@jishi/api/addresses/line';
import type { AddressChoice, AddressOffer } from '@jishi/api/orders';
import { orderChangeInvalidations } from '@jishi/api/orders/queries';
import { invalidate } from '@jishi/api/queries';
import { maskPhone, useFormat } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button, Note, Stack } from '@jishi/ui';
import { RadioCards } from '@jishi/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../messages/texts.ts';
import { AddressDialog } from '../../../addresses/components/address-dialog.tsx';
import { moveNote } from '../../model/move-note.ts';
import * as styles from './address-choices.styles.ts';

type AddressChoicesProps = {
  formId: string;
  offer: AddressOffer;
  /** Nothing was chosen when the form was sent. */
  isMissing: boolean;
  error: unknown;
  onChange: (choice: AddressChoice | null) => void;
};

/** The address book as cards that say what each would cost; a new address can be added beside them. */
export function AddressChoices({ formId, offer, isMissing, error, onChange }: AddressChoicesProps) {
  const text = useTexts();
  const format = useFormat();
  const queries = useQueryClient();
  const [chosenId, choose] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const { choices, paidBy, obstacle } = offer;
  if (obstacle) return <Note>{text(`move.obstacle-${obstacle}`)}</Note>;
  const feeOf = ({ shippingFee }: AddressChoice) =>
    shippingFee === 0 ? text('move.free') : text('move.fee', { fee: format.money(shippingFee) });
  const chosen = choices.find(({ id }) => id === chosenId) ?? null;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onChange(chosen);
  };
  const handleSaved = (addressId: string) => {
    setAdding(false);
    choose(addressId);
    void invalidate(queries, orderChangeInvalidations.addressAdded);
  };
  return (
    <>
      <form id={formId} onSubmit={handleSubmit}>
        <Stack $gap={4}>
          <RadioCards
            legend={text('move.where')}
            columns={1}
            value={chosenId}
            onChange={choose}
            error={isMissing && !chosen ? text('move.missing') : undefined}
            options={choices.map((choice) => ({
              value: choice.id,
              disabled: choice.isCurrent || !choice.isAllowed,
              label: `${choice.name} ${maskPhone(choice.phone)}`,
              description: (
                <styles.Choice>
                  <span>{fullAddressLine(choice)}</span>
                  <styles.Fee data-note={moveNote(choice, paidBy)}>
                    {text(moveNote(choice, paidBy), {
                      fee: feeOf(choice),
                      difference: format.money(Math.abs(choice.difference)),
                    })}
                  </styles.Fee>
                </styles.Choice>
              ),
            }))}
          />
          <styles.Add>
            <Button icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} block onClick={() => setAdding(true)}>
              {text('addresses.add')}
            </Button>
          </styles.Add>
          <FormFailure error={error} />
        </Stack>
      </form>
      {isAdding && <AddressDialog address={null} onClose={() => setAdding(false)} onSaved={handleSaved} />}
    </>
  );
}
