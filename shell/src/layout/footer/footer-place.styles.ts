import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Keeps some room while it is on its way; its ground goes on below a short page. */
export const Footer = styled.footer`
  position: relative;
  min-height: 280px;
  margin-top: 48px;
  background: var(--bg-sunken);
  color: var(--text-secondary);
  box-shadow: 0 100vh 0 100vh var(--bg-sunken);

  ${below.md} {
    padding-bottom: calc(60px + env(safe-area-inset-bottom));
  }
  ${from.md} {
    min-height: 200px;
  }
`;
