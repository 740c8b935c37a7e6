import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';
import { Header } from './header.styles.ts';

export const FlowHeader = styled(Header)`
  border-bottom: 2px solid var(--brand-solid);
`;

export const FlowRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 72px;
  padding-block: 8px;

  ${below.sm} {
    gap: 8px;
    min-height: 56px;
    padding-block: 6px;
  }
`;

export const FlowTitle = styled.p`
  padding-left: 16px;
  border-left: 1px solid var(--border-default);
  font: var(--type-display-m);

  /* In two lines, where one has no room beside what else stands there. */
  ${below.sm} {
    flex: 1;
    min-width: min-content;
    padding: 0;
    border: 0;
    text-wrap: balance;
    word-break: keep-all;
    overflow-wrap: break-word;
  }
`;

export const Steps = styled.ol`
  display: none;
  align-items: center;
  gap: 10px;
  margin-left: auto;
  color: var(--text-tertiary);
  font-size: 0.8125rem;
  white-space: nowrap;

  ${from.md} {
    display: flex;
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  i {
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border: 1.5px solid var(--border-control);
    border-radius: 50%;
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 1;
  }
  /* A finished step has no number but a tick, drawn here: an icon would weigh on the start of every page. */
  i:empty::before {
    content: '';
    width: 9px;
    height: 5px;
    margin-top: -3px;
    border: solid;
    border-width: 0 0 1.5px 1.5px;
    rotate: -45deg;
  }
  /* English words have no room beside the title: of the other steps the number or the tick is seen. */
  ${below.lg} {
    li:lang(en):not([aria-current]) {
      gap: 0;
      font-size: 0;
    }
  }
  ${from.lg} {
    li + li::before {
      content: '';
      width: 36px;
      height: 1.5px;
      margin-right: 2px;
      background: var(--border-default);
    }
  }
  li:has(:empty) {
    color: var(--trust-text);

    i {
      border: 0;
      background: var(--trust-solid);
      color: var(--trust-on);
    }
  }
  [aria-current] {
    color: var(--brand-text);
    font-weight: 700;

    i {
      border: 0;
      background: var(--brand-solid);
      color: var(--brand-on);
    }
  }
`;

export const LinksPlace = styled.div`
  margin-left: auto;

  ${from.md} {
    ${Steps} + & {
      margin-left: 16px;
    }
  }
  ${from.lg} {
    ${Steps} + & {
      margin-left: 32px;
    }
  }
`;

/** Phones go back by an arrow in place of the logo. */
export const Back = styled.button`
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-left: -12px;

  ${below.sm} {
    display: grid;
  }
`;

export const LogoPlace = styled.div`
  ${below.sm} {
    display: none;
  }
`;
