import type { Address } from '@jishi/api/addresses';
import { addressesQuery } from '@jishi/api/addresses/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { useAddressEditor } from '../hooks/use-address-editor.ts';
import { useAddressQuestion } from '../hooks/use-address-question.ts';
import { AddCard } from './add-card.tsx';
import * as styles from './address-card.styles.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AddressQuestion } from './address-question.tsx';
import { AddressText } from './address-text.tsx';
import { NoAddresses } from './no-addresses.tsx';

/** The address book with everything that can be done to an address. */
export function ManagedAddresses() {
  const text = useTexts();
  const { notify } = useShop();
  const { data: addresses } = useSuspenseQuery(addressesQuery(useApi()));
  const editor = useAddressEditor();
  const question = useAddressQuestion();

  const handleRemove = (address: Address) => {
    if (address.isDefault) notify({ kind: 'error', text: text('addresses.default-stays') });
    else question.ask({ action: 'remove', address });
  };
  return (
    <>
      {addresses.length === 0 ? (
        <NoAddresses onAdd={editor.add} />
      ) : (
        <styles.Cards>
          {addresses.map((address) => (
            <li key={address.id}>
              <styles.Plate>
                <styles.Body>
                  <AddressText address={address} />
                </styles.Body>
                <ManageActions
                  address={address}
                  onEdit={() => editor.edit(address)}
                  onRemove={() => handleRemove(address)}
                  onMakeDefault={() => question.ask({ action: 'make-default', address })}
                />
              </styles.Plate>
            </li>
          ))}
          <li>
            <AddCard onAdd={editor.add} />
          </li>
        </styles.Cards>
      )}
      {editor.isOpen && <AddressDialog address={editor.address} onClose={editor.close} onSaved={editor.close} />}
      <AddressQuestion question={question} />
    </>
  );
}

type ManageActionsProps = { address: Address; onEdit: () => void; onRemove: () => void; onMakeDefault: () => void };

function ManageActions({ address, onEdit, onRemove, onMakeDefault }: ManageActionsProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { name } = address;
  return (
    <styles.Actions>
      {!address.isDefault && (
        <Button kind="ghost" size="sm" aria-label={text('addresses.make-default-of', { name })} onClick={onMakeDefault}>
          {text('addresses.make-default')}
        </Button>
      )}
      <Button kind="ghost" size="sm" aria-label={text('addresses.edit-of', { name })} onClick={onEdit}>
        {common('action.edit')}
      </Button>
      <Button kind="ghost" size="sm" aria-label={text('addresses.remove-of', { name })} onClick={onRemove}>
        {common('action.delete')}
      </Button>
    </styles.Actions>
  );
}
