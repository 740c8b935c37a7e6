import { addressesQuery } from '@jishi/api/addresses/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { ChosenEar } from '@jishi/ui/forms';
import { useSuspenseQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { useAddressEditor } from '../hooks/use-address-editor.ts';
import { useAnnouncedChoice } from '../hooks/use-announced-choice.ts';
import { chosenAddress } from '../model/chosen-address.ts';
import { AddCard } from './add-card.tsx';
import { Actions, Body } from './address-card.styles.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AddressText } from './address-text.tsx';
import * as styles from './chosen-addresses.styles.ts';
import { OtherAddresses } from './other-addresses.tsx';

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
  const list = useRef<HTMLUListElement>(null);
  const [isFolded, setFolded] = useState(true);

  const handleSaved = (addressId: string) => {
    editor.close();
    if (addressId === chosen?.id) announceAgain();
    setChosenId(addressId);
  };
  const handleUnfold = () => {
    setFolded(!isFolded);
    // The cards unfold above the button: on to them, for keyboards and readers.
    if (isFolded) list.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  };
  return (
    <>
      <styles.ChosenCards
        ref={list}
        role="radiogroup"
        aria-label={text('addresses.choose')}
        data-folded={isFolded || undefined}
      >
        {addresses.map((address) => (
          <li key={address.id} role="none" data-other={address.id === chosen?.id ? undefined : true}>
            <styles.ChosenPlate>
              <Body as="label">
                <input
                  type="radio"
                  name={group}
                  value={address.id}
                  checked={address.id === chosen?.id}
                  onChange={() => setChosenId(address.id)}
                />
                <AddressText address={address} />
                <ChosenEar>
                  <Check size={16} strokeWidth={3} aria-hidden />
                </ChosenEar>
              </Body>
              <Actions>
                <Button
                  kind="ghost"
                  size="sm"
                  aria-label={text('addresses.edit-of', { name: address.name })}
                  onClick={() => editor.edit(address)}
                >
                  {common('action.edit')}
                </Button>
              </Actions>
            </styles.ChosenPlate>
          </li>
        ))}
        {addresses.length > 1 && (
          <OtherAddresses count={addresses.length - 1} isOpen={!isFolded} onToggle={handleUnfold} />
        )}
        <li role="none" data-in-row>
          <AddCard onAdd={editor.add} />
        </li>
      </styles.ChosenCards>
      {editor.isOpen && <AddressDialog address={editor.address} onClose={editor.close} onSaved={handleSaved} />}
    </>
  );
}
