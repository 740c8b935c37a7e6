import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  h1 {
    font: var(--type-title-l);
    overflow-wrap: anywhere;
  }
`;

/** What can be done with all of it; nothing of that without scripts. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px;
  margin-top: 8px;

  ${below.sm} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    button {
      padding-inline: 12px;
      white-space: normal;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** The room of the cart's button while its part is on its way. */
export const Room = styled.div`
  min-height: 48px;
`;
