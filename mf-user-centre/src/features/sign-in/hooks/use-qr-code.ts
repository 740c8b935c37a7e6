import { createQrCode, type QrCode } from '@jishi/api/sign-in';
import { useApi } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

/** A code and the moment it ends, by the clock of this browser: the server tells how long it lives. */
export type ShownCode = QrCode & { madeAt: number; endsAt: number };

/** A code of its own for each visit of the tab, and another one whenever it is asked for. */
export function useQrCode() {
  const api = useApi();
  const visit = useId();
  const [round, setRound] = useState(0);
  const { data, error } = useQuery<ShownCode>({
    queryKey: ['qr-code', visit, round],
    queryFn: async ({ signal }) => {
      const code = await createQrCode(api, { signal });
      const madeAt = Date.now();
      return { ...code, madeAt, endsAt: madeAt + code.secondsLeft * 1000 };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return { code: data ?? null, failure: error, renew: () => setRound((before) => before + 1) };
}
