import { type Address, removeAddress, setDefaultAddress } from '@jishi/api/addresses';
import { addressInvalidations } from '@jishi/api/addresses/queries';
import { invalidate } from '@jishi/api/queries';

import { useApi, useShop } from '@jishi/contracts';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

type AddressAction = 'remove' | 'make-default';
type PendingAction = { action: AddressAction; address: Address };

const calls = { remove: removeAddress, 'make-default': setDefaultAddress } as const;
const madeOld = {
  remove: addressInvalidations.removeAddress,
  'make-default': addressInvalidations.setDefaultAddress,
} as const;

export type AddressQuestionState = ReturnType<typeof useAddressQuestion>;

/** An action on an address, from the question to the message. A failed one keeps the question open. */
export function useAddressQuestion() {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  return useConfirm<PendingAction>({
    call: ({ action, address }) => calls[action](api, address.id),
    onSuccess: async ({ action }) => {
      await invalidate(queries, madeOld[action]);
      notify({ kind: 'success', text: text(`addresses.${action}-done`) });
    },
  });
}
