import { answerQrCode, scanQrCode } from '@jishi/api/sign-in';
import { useApi } from '@jishi/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';

/** Takes a code over for this customer, which the waiting browser sees at once, and answers it. */
export function useScan(id: string) {
  const api = useApi();
  // Saying again that it was scanned is harmless: a reload shows the same.
  const scan = useQuery({
    queryKey: ['scan', id],
    queryFn: async ({ signal }) => {
      const told = await scanQrCode(api, id, { signal });
      const scannedAt = Date.now();
      return { told, scannedAt };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const answer = useMutation({ mutationFn: (agrees: boolean) => answerQrCode(api, { id, agrees }) });
  return { scan, answer };
}
