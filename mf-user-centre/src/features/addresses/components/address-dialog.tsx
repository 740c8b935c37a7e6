import type { Address } from '@jishi/api/addresses';
import { provincesQuery } from '@jishi/api/addresses/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useUnsavedGuard } from '@jishi/part-kit/unsaved';
import { UnsavedQuestion } from '@jishi/part-kit/unsaved-question';
import { Button } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { useSaveAddress } from '../hooks/use-save-address.ts';
import { AddressForm } from './address-form.tsx';
import { RegionsMissing } from './regions-missing.tsx';

type AddressDialogProps = { address: Address | null; onClose: () => void; onSaved: (addressId: string) => void };

/** Adds or edits an address. A click beside it does not close it, and every other way out asks first: too much would be lost. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const provinces = useQuery(provincesQuery(useApi()));
  const save = useSaveAddress(address, onSaved);
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty && !save.isSuccess);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (isDirty && !save.isSuccess ? setLeaving(true) : onClose());
  const footer = (
    <>
      <Button onClick={leave} disabled={save.isPending}>
        {common('action.cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        kind="primary"
        busy={save.isPending}
        busyLabel={common('action.saving')}
        disabled={!provinces.data}
      >
        {common('action.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="lg"
      title={text(address ? 'addresses.edit' : 'addresses.add')}
      closeLabel={common('action.close')}
      closeOnOutside={false}
      busy={save.isPending}
      onClose={leave}
      footer={footer}
    >
      {provinces.data ? (
        <AddressForm
          id={formId}
          provinces={provinces.data}
          address={address}
          error={save.error}
          onChange={() => setDirty(true)}
          onSave={(input) => {
            if (!save.isPending) save.mutate(input);
          }}
        />
      ) : (
        <RegionsMissing isError={provinces.isError} onRetry={() => void provinces.refetch()} />
      )}
      {guard}
      {isLeaving && <UnsavedQuestion onConfirm={onClose} onCancel={() => setLeaving(false)} />}
    </Dialog>
  );
}
