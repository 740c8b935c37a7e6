import type { HeadingLook } from '@jishi/contracts/release';
import { Card, CardBody, CardHead, VisuallyHidden } from '@jishi/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { keyframes, styled } from 'styled-components';
import type { PageHeading } from '../navigation/page-headings.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const Placeholder = styled.div`
  /* Stands first in the frame's place for pages: the page before is gone from view, though not yet from the document. */
  & ~ * {
    display: none !important;
  }
`;

const Room = styled.div`
  /* The foot of the shop does not come up for the moment, to be pushed down again. */
  min-height: 80vh;

  /* Whoever waits for less than 150 ms sees nothing in it. */
  animation: ${appear} 1ms 150ms backwards;
`;

const placeholders: Record<HeadingLook, ReactNode> = {
  card: (
    <Placeholder data-opening="card">
      <Card>
        <CardHead>
          <h1>…</h1>
        </CardHead>
        <CardBody>
          <Room data-room="" />
        </CardBody>
      </Card>
    </Placeholder>
  ),
  hidden: (
    <Placeholder data-opening="hidden">
      <VisuallyHidden as="h1">…</VisuallyHidden>
      <Room data-room="" />
    </Placeholder>
  ),
};

/** A place for the heading of a page that is on its way, at the very spot where the page will have its own. */
export type HeadingPlaceholder = {
  /** Shows a heading instead of the page there is, until another page stands in the document. */
  show(heading: PageHeading): void;
  /** Shows it until what is answered is called, whatever else stands in the document. */
  hold(heading: PageHeading): () => void;
  /** Lets the page that is still there be seen again, where it was left. */
  leave(): void;
  /** What stands below the heading. */
  room(look: HeadingLook): Element;
};

/** The page somebody goes away from, and where they were in it. */
type LeftPage = { page: Element | null; scrolledTo: number };

const isThere = (left: LeftPage | undefined): left is LeftPage => left?.page?.isConnected === true;

/** Draws the places ahead: a tap then costs a text and a move in the document, and waits for nothing React has to do. */
export function createHeadingPlaceholder(): HeadingPlaceholder {
  const drawn = document.createElement('div');
  flushSync(() => createRoot(drawn).render(Object.values(placeholders)));
  const boxes = { card: boxOf(drawn, 'card'), hidden: boxOf(drawn, 'hidden') };
  let shown: { box: Element; left: LeftPage } | null = null;
  let holds = 0;

  const clear = () => {
    shown?.box.remove();
    shown = null;
    watching.disconnect();
  };
  const watching = new MutationObserver(() => {
    if (holds === 0 && !isThere(shown?.left)) clear();
  });

  function show({ text, look }: PageHeading): void {
    const main = document.getElementById('main');
    const { box, title } = boxes[look];
    title.textContent = text;
    if (!main || (shown?.box === box && box.parentElement === main)) return;
    shown?.box.remove();
    const left = isThere(shown?.left) ? shown.left : { page: main.firstElementChild, scrolledTo: scrollY };
    shown = { box, left };
    keepFocus(main);
    main.prepend(box);
    watching.observe(main, { childList: true });
  }

  return {
    show(heading) {
      show(heading);
      scrollTo(0, 0);
    },
    hold(heading) {
      holds += 1;
      show(heading);
      return () => {
        holds -= 1;
        if (holds === 0) clear();
      };
    },
    leave() {
      if (!shown || holds > 0) return;
      const { left } = shown;
      clear();
      if (isThere(left)) scrollTo(0, left.scrolledTo);
    },
    room: (look) => boxes[look].room,
  };
}

function boxOf(drawn: Element, look: HeadingLook) {
  const box = drawn.querySelector(`[data-opening=${look}]`)!;
  return { box, title: box.querySelector('h1')!, room: box.querySelector('[data-room]')! };
}

/** The link that was followed goes from view with its page: whoever goes on by keyboard or is read to begins at the new one. */
function keepFocus(main: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === body || main.contains(activeElement)) main.focus({ preventScroll: true });
}
