import { type ReactNode, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { UnsavedQuestion } from './unsaved-question.tsx';

/** What a link inside the page changes is no way out of it. */
const leavesPage = (from: Location, to: Location) => from.pathname !== to.pathname || from.search !== to.search;

/**
 * Asks before a page with unsaved input is left: by a link, back and forward with the shop's own question, by closing
 * the tab or loading it anew with the browser's.
 *
 * @param isDirty whether something typed or chosen would be lost; set it false before leading away after a save
 * @returns the question, to be drawn anywhere in the page: `{useUnsavedGuard(isDirty)}`
 */
export function useUnsavedGuard(isDirty: boolean): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && leavesPage(currentLocation, nextLocation),
  );
  useEffect(() => (isDirty ? askBeforeUnload() : undefined), [isDirty]);
  // What was asked about is saved meanwhile, in another tab or by a slow answer: nothing is left to ask.
  useEffect(() => {
    if (!isDirty && blocker.state === 'blocked') blocker.proceed();
  }, [isDirty, blocker]);
  if (blocker.state !== 'blocked') return null;
  return <UnsavedQuestion onConfirm={() => blocker.proceed()} onCancel={() => blocker.reset()} />;
}

/** The browser words this question itself. Listened to only while there is something to lose: a listener keeps pages out of its back-forward cache. */
function askBeforeUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
