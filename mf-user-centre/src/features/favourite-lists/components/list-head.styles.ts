import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  h2 {
    min-width: 0;
    font: var(--type-title-m);
    overflow-wrap: anywhere;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-left: auto;

  /* In a line of their own they begin where it begins. */
  ${below.sm} {
    gap: 2px;
    width: 100%;

    && > * {
      padding-inline: 5px;
    }
  }
`;
