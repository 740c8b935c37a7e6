import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** What is in it, whose it is, what can be done with all of it; on phones the last stands below. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 20px;
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 14rem;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  h1 {
    font: var(--type-title-l);
    overflow-wrap: anywhere;
  }
  p {
    text-wrap: pretty;
  }
`;

export const Covers = styled.div<{ $columns: number }>`
  display: grid;
  flex: none;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  grid-auto-rows: minmax(0, 1fr);
  gap: 2px;
  width: 120px;
  height: 120px;
  overflow: hidden;
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  > * {
    min-height: 0;
  }
  ${below.sm} {
    align-self: start;
    width: 72px;
    height: 72px;
  }
`;

/** What can be done with all of it; nothing of that without scripts. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  flex: 1 1 100%;
  gap: 10px;

  ${from.md} {
    grid-template-columns: minmax(0, 1fr);
    flex: 0 1 auto;
    min-width: 13rem;
  }
  button {
    width: 100%;
  }
  ${below.sm} {
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
