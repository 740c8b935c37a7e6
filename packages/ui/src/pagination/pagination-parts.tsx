import { css, styled } from 'styled-components';
import { below } from '../tokens/media.ts';

export const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding-top: 32px;
  color: var(--text-secondary);
`;

const desktopOnly = css`
  ${below.md} {
    display: none;
  }
`;

export const Total = styled.span`
  ${desktopOnly}
`;

export const SizeChoice = styled.form`
  width: 128px;
  ${desktopOnly}

  @media (scripting: none) {
    display: flex;
    width: auto;
  }
`;

/** A choice is made by choosing; only without a script it has to be sent. */
export const SendSize = styled.button`
  display: none;
  padding: 0 10px;
  white-space: nowrap;

  @media (scripting: none) {
    display: block;
  }
`;

export const PageLink = styled.a`
  display: inline-grid;
  place-items: center;
  min-width: 36px;
  height: 36px;
  padding: 0 8px;
  border: 1px solid var(--border-default);
  border-radius: var(--r-sm);
  background: var(--bg-surface);
  font-variant-numeric: tabular-nums;

  ${below.md} {
    min-width: 40px;
    height: 40px;
  }
  ${below.sm} {
    &[data-far] {
      display: none;
    }
  }
  &:is(a):hover {
    border-color: var(--border-control);
    color: var(--text-primary);
  }
  &:is(span) {
    background: none;
    color: var(--text-disabled);
  }
  &[aria-current='page'] {
    border-color: var(--bg-inverse);
    background: var(--bg-inverse);
    color: var(--text-inverse);
    font-weight: 700;
  }
`;

export const Dots = styled.span`
  min-width: 20px;
  text-align: center;
`;

export const Jump = styled.form`
  display: flex;
  align-items: center;
  gap: 8px;
  ${desktopOnly}

  input {
    width: 52px;
    height: 36px;
    padding: 0 4px;
    border: 1px solid var(--border-control);
    border-radius: var(--r-sm);
    background: var(--bg-surface);
    text-align: center;
  }
`;
