import type { Address } from '@jishi/api/addresses';
import { addressesQuery } from '@jishi/api/addresses/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';
import { useAddressEditor } from '../hooks/use-address-editor.ts';
import { useAddressQuestion } from '../hooks/use-address-question.ts';
import { AddCard } from './add-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { AddressQuestion } from './address-question.tsx';
import { AddPlace, ManagedCards } from './managed-card.styles.ts';
import { ManagedCard } from './managed-card.tsx';
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
        <ManagedCards>
          {addresses.map((address) => (
            <li key={address.id}>
              <ManagedCard
                address={address}
                onEdit={() => editor.edit(address)}
                onRemove={() => handleRemove(address)}
                onMakeDefault={() => question.ask({ action: 'make-default', address })}
              />
            </li>
          ))}
          <AddPlace>
            <AddCard onAdd={editor.add} />
          </AddPlace>
        </ManagedCards>
      )}
      {editor.isOpen && <AddressDialog address={editor.address} onClose={editor.close} onSaved={editor.close} />}
      <AddressQuestion question={question} />
    </>
  );
}
