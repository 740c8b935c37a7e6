import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { addressesQuery } from '../../../queries/address-queries.ts';
import { useAddressEditor } from '../hooks/use-address-editor.ts';
import { useAnnouncedChoice } from '../hooks/use-announced-choice.ts';
import { chosenAddress } from '../model/chosen-address.ts';
import { AddCard } from './add-card.tsx';
import * as styles from './address-card.styles.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AddressText } from './address-text.tsx';

/** One address for an order. The default one is chosen unless another one is to begin with; a saved one is chosen at once. */
export function ChosenAddresses({ startId = null }: { startId?: string | null | undefined }) {
  const text = useTexts();
  const common = useCommonTexts();
  const { data: addresses } = useSuspenseQuery(addressesQuery(useApi()));
  const [chosenId, setChosenId] = useState(startId);
  const chosen = chosenAddress(addresses, chosenId);
  const { announceAgain } = useAnnouncedChoice(chosen?.id ?? null);
  const editor = useAddressEditor();
  const group = useId();

  const handleSaved = (addressId: string) => {
    editor.close();
    if (addressId === chosen?.id) announceAgain();
    setChosenId(addressId);
  };
  return (
    <>
      <styles.Cards role="radiogroup" aria-label={text('addresses.choose')}>
        {addresses.map((address) => (
          <li key={address.id} role="none">
            <styles.Plate>
              <styles.Body as="label">
                <input
                  type="radio"
                  name={group}
                  value={address.id}
                  checked={address.id === chosen?.id}
                  onChange={() => setChosenId(address.id)}
                />
                <AddressText address={address} />
                <styles.Tick>
                  <Check size={16} strokeWidth={3} aria-hidden />
                </styles.Tick>
              </styles.Body>
              <styles.Actions>
                <Button
                  kind="ghost"
                  size="sm"
                  aria-label={text('addresses.edit-of', { name: address.name })}
                  onClick={() => editor.edit(address)}
                >
                  {common('action.edit')}
                </Button>
              </styles.Actions>
            </styles.Plate>
          </li>
        ))}
        <li role="none">
          <AddCard onAdd={editor.add} />
        </li>
      </styles.Cards>
      {editor.isOpen && <AddressDialog address={editor.address} onClose={editor.close} onSaved={handleSaved} />}
    </>
  );
}
