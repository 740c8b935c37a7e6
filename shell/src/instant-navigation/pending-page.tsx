import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useNavigation, useRevalidator } from 'react-router-dom';
import type { PageHeading } from '../navigation/page-headings.ts';
import type { HeadingPlaceholder } from './heading-placeholder.tsx';

type PendingPageProps = {
  heading: PageHeading;
  placeholder: HeadingPlaceholder;
  /** Settles when the page is there or cannot be had; nothing when nobody waits for it. */
  waitForPage(): Promise<unknown> | undefined;
  /** Stands below the heading instead of the page. */
  children: ReactNode;
};

/** In place of a page that is not there: keeps its heading standing. */
export function PendingPage({ heading, placeholder: stand, waitForPage, children }: PendingPageProps) {
  useLayoutEffect(() => stand.hold(heading), [stand, heading]);
  useArrival(waitForPage);
  return createPortal(children, stand.room(heading.look));
}

/** Asks the router for the page when it is there. */
function useArrival(waitForPage: PendingPageProps['waitForPage']): void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== 'idle') return undefined; // somebody is going elsewhere
    let isHere = true;
    const ask = () => {
      if (isHere) void revalidate();
    };
    waitForPage()?.then(ask, ask);
    return () => {
      isHere = false;
    };
  }, [waitForPage, revalidate, state]);
}
