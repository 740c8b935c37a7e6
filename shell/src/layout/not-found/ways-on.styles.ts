import { from, hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** Below what the page says: the way to go on, no wider than the stall above it. */
export const Ways = styled.div`
  display: grid;
  gap: 24px;
  max-width: 440px;
  margin: -16px auto 24px;

  /* Its place beside the logo is the header's, and so is the room of what opens below it. */
  form {
    --panel-left: 0px;
    --panel-width: 100%;

    width: 100%;
    max-width: none;
    margin: 0;
  }
  h2 {
    margin-bottom: 12px;
    color: var(--text-secondary);
    font: var(--type-label);
    text-align: center;

    a {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

export const Stalls = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: 8px;

  ${from.sm} {
    gap: 12px;
  }
  li {
    display: grid;
  }
  a {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 8px;
    padding: 12px 8px;
    border: 1px solid var(--border-subtle);
    border-radius: var(--r-md);
    background: var(--bg-surface);
    font-size: 0.8125rem;
    line-height: 1.125rem;
    text-align: center;
    overflow-wrap: anywhere;
  }
  ${hover} {
    a:hover {
      border-color: var(--border-control);
      color: var(--brand-text);
    }
  }
`;
