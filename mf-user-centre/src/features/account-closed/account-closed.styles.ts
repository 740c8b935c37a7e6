import { awningCss, Card } from '@jishi/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  place-items: start center;
  min-height: max(480px, calc(100dvh - 144px));
  padding: 48px 16px;
`;

export const Sheet = styled(Card).attrs({ as: 'div' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 16px;
  width: 100%;
  max-width: 460px;
  padding: 0 28px 32px;
  border-radius: var(--r-lg);
  text-align: center;
  overflow: hidden;

  &::before {
    content: '';
    width: calc(100% + 56px);
    margin-bottom: 16px;
    ${awningCss('mark', '12px')}
  }
  h1 {
    font: var(--type-display-s);
    text-wrap: balance;
  }
  p {
    color: var(--text-secondary);
    text-wrap: pretty;
  }
  > a {
    margin-top: 12px;
  }
`;

export const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  background: var(--trust-soft);
  color: var(--trust-text);
`;
