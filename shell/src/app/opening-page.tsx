import { Card, CardBody, CardHead, VisuallyHidden } from '@jishi/ui';
import { type ReactNode, useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import type { PageHeading } from '../navigation/page-headings.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const Rest = styled.div`
  /* The foot of the shop does not come up for the moment, to be pushed down again. */
  min-height: 80vh;

  /* Whoever waits for less than 150 ms sees nothing of it. */
  animation: ${appear} 1ms 150ms backwards;
`;

type OpeningPageProps = {
  heading: PageHeading;
  /** Settles when the page is there or cannot be had; nothing when nobody waits for it. */
  waitForPage(): Promise<unknown> | undefined;
  /** Stands there instead of the page. */
  children: ReactNode;
};

/** The heading of a page where the page will have it, until that comes, or above what says that it does not. */
export function OpeningPage({ heading: { text, look }, waitForPage, children }: OpeningPageProps) {
  useArrival(waitForPage);
  useEffect(keepFocus, []);
  if (look === 'hidden') {
    return (
      <>
        <VisuallyHidden as="h1">{text}</VisuallyHidden>
        <Rest>{children}</Rest>
      </>
    );
  }
  return (
    <Card>
      <CardHead>
        <h1>{text}</h1>
      </CardHead>
      <CardBody>
        <Rest>{children}</Rest>
      </CardBody>
    </Card>
  );
}

/** Begins with the page once its heading can be seen, and asks the router for it when it is there. */
function useArrival(waitForPage: OpeningPageProps['waitForPage']): void {
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

/** The link that was followed is gone with its page: whoever goes on by keyboard or is read to begins at the new one. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}
