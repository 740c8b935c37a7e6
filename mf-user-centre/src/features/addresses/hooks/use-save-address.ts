import { type Address, type AddressInput, createAddress, updateAddress } from '@jishi/api/addresses';
import { addressInvalidations } from '@jishi/api/addresses/queries';
import { invalidate } from '@jishi/api/queries';

import { useApi, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Adds an address or changes one. It is told as saved when the list shows it. */
export function useSaveAddress(edited: Address | null, onSaved: (addressId: string) => void) {
  const common = useCommonTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useMutation({
    mutationFn: (input: AddressInput) => (edited ? updateAddress(api, edited.id, input) : createAddress(api, input)),
    onSuccess: async ({ id }) => {
      await invalidate(queries, addressInvalidations[edited ? 'updateAddress' : 'createAddress']);
      notify({ kind: 'success', text: common('state.saved') });
      onSaved(id);
    },
  });
}
