import { Card, from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  place-items: start center;
  min-height: max(480px, calc(100dvh - 144px));
  padding: 24px 16px 48px;

  ${from.md} {
    padding-top: 9vh;
  }
`;

export const Sheet = styled(Card).attrs({ as: 'div' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 20px;
  width: 100%;
  max-width: 420px;
  padding: 32px 24px;
  border-radius: var(--r-lg);
  text-align: center;

  > [aria-busy] {
    width: 100%;
  }
  h1 {
    font: var(--type-display-s);
    text-wrap: balance;
  }
  p {
    color: var(--text-secondary);
    text-wrap: balance;
  }
  h1 + p {
    margin-top: 8px;
  }
`;

export const Disc = styled.span<{ $tone: 'trust' | 'danger' | 'promo' | 'info' }>`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  background: var(--${({ $tone }) => $tone}-soft);
  color: var(--${({ $tone }) => $tone}-text);
`;

/** With large text a value stands below its name. */
export const Facts = styled.div`
  container-type: inline-size;
  width: 100%;
  padding: 16px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  text-align: left;

  dd {
    overflow-wrap: anywhere;
  }
  @container (max-width: 11rem) {
    dl {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0;
    }
    dt ~ dt {
      margin-top: 12px;
    }
  }
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  width: 100%;

  > [role='alert']:empty {
    display: none;
  }
`;
