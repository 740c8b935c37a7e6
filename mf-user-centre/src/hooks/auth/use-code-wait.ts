import { useEffect, useState } from 'react';
import { type CodeWait, keepWait, readWait, secondsLeft, waitFrom } from '../../model/auth/code-wait.ts';

type State = { wait: CodeWait | null; now: number };

/** Seconds until another code can be sent to the number. Goes on after a reload, and catches up in a tab that slept. */
export function useCodeWait(phone: string) {
  const [{ wait, now }, setState] = useState<State>({ wait: null, now: 0 });

  // Only after the page was taken over: the server knows nothing of this browser's store.
  useEffect(() => {
    const time = Date.now();
    setState({ wait: readWait(time), now: time });
  }, []);

  useEffect(() => {
    if (!wait) return undefined;
    const timer = setInterval(() => {
      const time = Date.now();
      setState({ wait: time < wait.readyAt ? wait : null, now: time });
    }, 1000);
    return () => clearInterval(timer);
  }, [wait]);

  const start = (sentTo: string) => {
    const time = Date.now();
    const next = waitFrom(sentTo, time);
    keepWait(next);
    setState({ wait: next, now: time });
  };
  return { left: secondsLeft(wait, phone, now), start };
}
