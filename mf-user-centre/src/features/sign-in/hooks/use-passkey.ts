import { isApiError } from '@jishi/api';
import { useApi } from '@jishi/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSignIn } from '../../../hooks/auth/use-sign-in.ts';
import { knowsPasskeys } from '../../../model/auth/passkey-ceremony.ts';
import { canOfferPasskeys, endPasskeyOffer, signWithPasskey } from '../model/sign-with-passkey.ts';

/**
 * Signs in by a key of this device: at a click, or by the list the browser shows under the phone number. Why the last try
 * came to nothing is in `failure`; that somebody has turned away is no fault of theirs.
 */
export function usePasskey(remember: boolean) {
  const api = useApi();
  const signIn = useSignIn();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isAway, setAway] = useState(false);
  const latest = useRef(remember);
  useEffect(() => {
    latest.current = remember;
  });

  const { mutateAsync } = signIn;
  // A browser waits for one key at a time: a click ends the offer, and the offer comes back when nothing came of it.
  useEffect(() => {
    if (isAsking || isAway) return undefined;
    let isHere = true;
    const offer = async () => {
      if (!(await canOfferPasskeys()) || !isHere) return;
      const signed = await signWithPasskey(api, 'offer', () => latest.current);
      await mutateAsync({ attempt: async () => signed, remember: latest.current });
    };
    void offer().catch((error: unknown) => {
      if (isHere && isApiError(error) && error.serverMessage) setFailure(error);
    });
    return () => {
      isHere = false;
    };
  }, [api, isAsking, isAway, mutateAsync]);

  // A page with an open offer is kept out of the back/forward cache: it ends with the page, and comes back with it.
  useEffect(() => {
    const end = () => {
      if (knowsPasskeys()) void endPasskeyOffer().catch(() => undefined);
    };
    const leave = () => {
      setAway(true);
      end();
    };
    const comeBack = () => setAway(false);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      end();
    };
  }, []);

  const ask = async () => {
    setFailure(null);
    setAsking(true);
    try {
      const signed = await signWithPasskey(api, 'ask', () => remember);
      await mutateAsync({ attempt: async () => signed, remember });
    } catch (error) {
      setFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return { ask: () => void ask(), isAsking, failure };
}
