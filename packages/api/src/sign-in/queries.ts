import type { ApiClient } from '@jishi/api';
import { createQrCode, getProofState, type QrCode, type Scan, scanQrCode } from '@jishi/api/sign-in';
import { queryOptions } from '../queries/query-options.ts';
import { signInKeys } from './keys.ts';

export { signInKeys };

/** A code and the moments it was made and ends, by the clock of this machine: the server tells how long it lives. */
export type TimedQrCode = QrCode & { readonly madeAt: number; readonly endsAt: number };

/** Asked once, and forgotten with the view: another view makes another one. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false } as const;

/** A code of its own for a visit of a tab; another round makes another code. Times are milliseconds since 1970. */
export const qrCodeQuery = (api: ApiClient, visit: string, round: number) =>
  queryOptions({
    ...once,
    queryKey: signInKeys.qrCode(visit, round),
    queryFn: async ({ signal }): Promise<TimedQrCode> => {
      const code = await createQrCode(api, { signal });
      const madeAt = Date.now();
      return { ...code, madeAt, endsAt: madeAt + code.secondsLeft * 1000 };
    },
  });

/** Takes a code over for this customer, and when that was by the clock of this machine. Scanning it again is harmless. */
export const scanQuery = (api: ApiClient, id: string) =>
  queryOptions({
    ...once,
    queryKey: signInKeys.scan(id),
    queryFn: async ({ signal }): Promise<{ scan: Scan; scannedAt: number }> => {
      const scan = await scanQrCode(api, id, { signal });
      return { scan, scannedAt: Date.now() };
    },
  });

/** For how long the last proof counts, and which ways there are. The seconds are those of the moment it was asked. */
export const proofStateQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: signInKeys.proof,
    queryFn: ({ signal }) => getProofState(api, { signal }),
  });
