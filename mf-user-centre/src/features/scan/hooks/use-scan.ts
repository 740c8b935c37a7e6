import { answerQrCode } from '@jishi/api/sign-in';
import { scanQuery } from '@jishi/api/sign-in/queries';
import { useApi } from '@jishi/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';

/** Takes a code over for this customer, which the waiting browser sees at once, and answers it. */
export function useScan(id: string) {
  const api = useApi();
  const scan = useQuery(scanQuery(api, id));
  const answer = useMutation({ mutationFn: (agrees: boolean) => answerQrCode(api, { id, agrees }) });
  return { scan, answer };
}
