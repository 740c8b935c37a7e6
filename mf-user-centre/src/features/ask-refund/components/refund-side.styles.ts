import { below, from } from '@jishi/ui';
import { css, styled } from 'styled-components';
import { MainAndSide } from '../../../components/main-and-side.ts';

/** One below the other in the order of the page, so that the way to send it can stay in view on phones. */
export const Layout = styled(MainAndSide)`
  ${below.lg} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
`;

const plate = css`
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
`;

/** One card beside the form; below it each of its blocks has its own. */
export const Side = styled.section`
  ${below.lg} {
    display: contents;
  }
  ${from.lg} {
    ${plate}
    position: sticky;
    top: 16px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 20px;
  }
`;

export const SideBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;

  h2 {
    font: var(--type-display-m);
    font-size: 1.25rem;
    line-height: 1.75rem;
  }
  h3 {
    font: var(--type-label);
  }
  p {
    color: var(--text-tertiary);
    font: var(--type-caption);
    text-wrap: pretty;
  }
  /* No room for a failure that is not there. */
  > [role='alert']:empty {
    margin-top: -14px;
  }
  ${below.lg} {
    ${plate}
    padding: 20px;
  }
  ${below.sm} {
    padding: 16px;
  }
`;

/** What is asked for and the way to send it: on phones above the bar of main places, and at the end of the form below everything. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;

  > button {
    flex: 1 1 10rem;
    min-width: 0;
    padding-inline: 12px;
    white-space: normal;
  }
  /* Why it was not sent has a line of its own, above. */
  > [role='alert'] {
    order: -1;
    flex: 1 1 100%;
  }
  > [role='alert']:not(:empty) {
    margin-bottom: 8px;
  }
  ${below.md} {
    position: sticky;
    z-index: var(--z-sticky);
    bottom: calc(61px + env(safe-area-inset-bottom));
    order: 1;
    margin-inline: calc(-1 * var(--gutter));
    padding: 8px var(--gutter);
    border-block: 1px solid var(--border-subtle);
    background: var(--bg-surface);
    box-shadow: 0 -6px 20px -8px rgb(60 40 20 / 16%);
  }
`;

/** The amount again, where what it comes to is out of view. */
export const BarSum = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  color: var(--text-secondary);
  font: var(--type-caption);

  ${from.md} {
    display: none;
  }
`;

/** Where the amount goes. */
export const Ways = styled.dl<{ $old: boolean }>`
  display: grid;
  gap: 8px;
  padding: 12px 14px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  font-size: 0.8125rem;
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
  }
  dt {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: var(--text-secondary);
  }
  dd {
    font-weight: 600;
    margin-left: auto;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

/** What comes after the request, one below the other, on a line. */
export const Next = styled.ol`
  display: grid;
  counter-reset: next;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.25rem;

  > li {
    position: relative;
    padding: 0 0 12px 32px;
    counter-increment: next;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li::before {
    content: counter(next);
    position: absolute;
    left: 0;
    top: 0;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--trust-soft);
    color: var(--trust-text);
    font: var(--type-micro);
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 9px;
    top: 20px;
    bottom: 0;
    width: 2px;
    background: var(--border-subtle);
  }
`;
