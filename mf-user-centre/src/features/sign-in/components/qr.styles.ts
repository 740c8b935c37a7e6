import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
`;

/** The same in the dark theme: a code is dark on white. */
export const Box = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 246px;
  height: 246px;
  margin-bottom: 8px;
  border: 1px solid var(--border-default);
  border-radius: var(--r-lg);
  background: #fff;
  overflow: hidden;

  /* 264 px on 244: its own margin is wider than the plate needs. */
  > img {
    max-width: none;
    margin: -10px;
  }
`;

export const Mark = styled.span`
  position: absolute;
  display: grid;
  padding: 4px;
  border-radius: 13px;
  background: #fff;
`;

export const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 14px;
  background: color-mix(in srgb, var(--bg-surface) 92%, transparent);
`;

export const Disc = styled.span<{ $tone: 'trust' | 'danger' | 'promo' }>`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: var(--${({ $tone }) => $tone}-soft);
  color: var(--${({ $tone }) => $tone}-text);
`;

export const State = styled.p`
  font: var(--type-title-m);
  text-align: center;
  text-wrap: balance;
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

export const Life = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 32px;
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

export const Advantages = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  width: 100%;
  margin-top: 8px;
  padding: 16px 0 0;
  border-top: 1px solid var(--border-subtle);
  list-style: none;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.25rem;

  li {
    display: grid;
    justify-items: center;
    gap: 6px;
  }
  svg {
    color: var(--trust-text);
  }
`;
