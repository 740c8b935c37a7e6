import { below, from, visuallyHidden } from '@jishi/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;

  ${from.md} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);

    /* One column of cards needs the whole width. */
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Beside the way back; what can be done stands beside it where there is room. */
export const Titles = styled.div`
  flex: 1 1 min(11rem, 100% - 52px);
  min-width: 0;

  p {
    overflow-wrap: anywhere;
  }
`;

/** Buttons of the order: at the end of the head, or in a row of their own. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: flex-end;
  gap: 8px;

  &:empty {
    display: none;
  }
  /* Two in a row; one that is left over has the row to itself. */
  ${below.sm} {
    display: contents;

    > * {
      flex: 1 1 calc(50% - 6px);
    }
  }
`;

/** On phones a sign at the corner of the card, beside the titles. */
export const Print = styled.div`
  ${below.sm} {
    position: absolute;
    top: 4px;
    right: 8px;

    a {
      width: 40px;
      padding: 0;
    }
    span {
      ${visuallyHidden}
    }
  }
`;

/** On phones above the bar of main places; at the end of the order it comes to rest below everything. */
export const Bar = styled.div`
  display: none;

  ${below.md} {
    position: sticky;
    z-index: var(--z-sticky);
    bottom: calc(61px + env(safe-area-inset-bottom));
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 16px calc(-1 * var(--gutter)) 0;
    padding: 8px var(--gutter);
    border-block: 1px solid var(--border-subtle);
    background: var(--bg-surface);
    box-shadow: 0 -6px 20px -8px rgb(60 40 20 / 16%);

    > * {
      flex: 1 1 auto;
      min-height: 44px;
      padding-inline: 10px;
    }
  }
`;

export const Head = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding: 16px 20px;
  border-bottom: 1px solid var(--border-subtle);

  h1 {
    font: var(--type-title-m);

    ${below.sm} {
      padding-right: 32px;
    }
  }
  /* The arrow of the way back stands above what is below it. */
  > :first-child {
    margin-left: -10px;
  }
  ${below.sm} {
    padding: 12px 16px;
  }
`;

export const StateLine = styled.h2`
  display: flex;
  align-items: center;
  gap: 8px;
  font: 700 1.375rem / 1.875rem var(--font-display);

  svg {
    flex: none;
    color: var(--brand-text);
  }
  &[data-tone='trust'] svg {
    color: var(--trust-text);
  }
  &[data-tone='quiet'] svg {
    color: var(--text-tertiary);
  }
`;

export const StateHint = styled.p`
  margin: 4px 0 20px;
  color: var(--text-secondary);

  small {
    font-size: inherit;
  }
`;

/** Labels of the stations wrap below their discs; of large text each has a line of its own. */
export const Way = styled.div`
  padding-top: 8px;
  container-type: inline-size;

  li > span:not([aria-hidden]) {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  @container (width < 14rem) {
    ol {
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
    }
    li {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 16px;
      align-items: center;
      justify-items: start;
      text-align: start;
    }
    li::before {
      display: none;
    }
    li > small {
      grid-column: 2;
    }
  }
`;

export const CodeList = styled.ul`
  display: grid;
  gap: 16px;

  li + li {
    padding-top: 16px;
    border-top: 1px dashed var(--border-default);
  }
`;

export const SumBox = styled.div`
  width: 100%;
  margin: 16px 0 0 auto;

  ${from.md} {
    max-width: 320px;
  }
`;
