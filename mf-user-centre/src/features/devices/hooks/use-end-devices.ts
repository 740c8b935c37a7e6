import { invalidate } from '@jishi/api/queries';
import { type Device, endDevice, endOtherDevices } from '@jishi/api/security';
import { securityInvalidations } from '@jishi/api/security/queries';
import { useApi, useShop } from '@jishi/contracts';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../messages/texts.ts';

/** Signs one device out after a question, or all others. */
export function useEndDevices() {
  const text = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShop();
  const one = useConfirm<Device>({
    call: ({ id }) => endDevice(api, id, { silent: true }),
    onSuccess: async () => {
      await invalidate(queries, securityInvalidations.endDevice);
      notify({ kind: 'success', text: text('devices.ended') });
    },
  });
  const others = useConfirm<number>({
    call: () => endOtherDevices(api, { silent: true }),
    onSuccess: async () => {
      await invalidate(queries, securityInvalidations.endOtherDevices);
      notify({ kind: 'success', text: text('devices.others-ended') });
    },
  });
  return { one, others };
}
