import { qrCodeQuery } from '@jishi/api/sign-in/queries';
import { useApi } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

/** A code of its own for each visit of the tab, and another one whenever it is asked for. */
export function useQrCode() {
  const api = useApi();
  const visit = useId();
  const [round, setRound] = useState(0);
  const { data, error } = useQuery(qrCodeQuery(api, visit, round));
  return { code: data ?? null, failure: error, renew: () => setRound((before) => before + 1) };
}
