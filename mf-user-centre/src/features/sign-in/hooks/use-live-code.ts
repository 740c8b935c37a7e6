import { followQrCode, type QrState, signInByQrCode } from '@jishi/api/sign-in';
import type { TimedQrCode } from '@jishi/api/sign-in/queries';
import { useApi } from '@jishi/contracts';
import { whileVisible } from '@jishi/part-kit/while-visible';
import { useCountdown } from '@jishi/ui/data';
import { useEffect, useRef, useState } from 'react';
import { useSignIn } from '../../../hooks/auth/use-sign-in.ts';
import { qrPhase } from '../model/qr-phase.ts';

/** Follows one code while the tab is seen, and signs in by it as soon as the phone has agreed. */
export function useLiveCode({ id, madeAt, endsAt }: TimedQrCode, remember: boolean) {
  const api = useApi();
  const signIn = useSignIn();
  const [state, setState] = useState<QrState>('waiting');
  const left = useCountdown({ endsAt, startedAt: madeAt, now: Date.now });
  const phase = qrPhase({ failure: signIn.error, hasCode: true, state, isPast: left === 0 });

  const hear = useRef((_: QrState) => {});
  useEffect(() => {
    hear.current = (next) => {
      setState(next);
      if (next === 'granted') signIn.mutate({ attempt: (client, how) => signInByQrCode(client, id, how), remember });
    };
  });

  const isOpen = phase === 'waiting' || phase === 'scanned';
  useEffect(() => {
    if (!isOpen) return undefined;
    return whileVisible((signal) => followQrCode(api, id, (progress) => hear.current(progress.state), signal));
  }, [api, id, isOpen]);

  return { phase, left, failure: signIn.error };
}
