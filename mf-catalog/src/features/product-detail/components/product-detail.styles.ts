import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** No room for the way on phones: the picture comes first. */
export const Way = styled.div`
  ${below.md} {
    display: none;
  }
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);

  ${below.md} {
    margin-inline: -16px;
    border: 0;
    background: none;
  }
  ${from.md} {
    grid-template-columns: minmax(0, 480px) minmax(0, 1fr);
    gap: 40px;
    padding: 28px;
  }
  ${from.lg} {
    grid-template-columns: 520px minmax(0, 1fr);
  }
`;

export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  margin-top: 20px;

  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 260px;
  }
  /* Room for the bar with the buttons. */
  ${below.md} {
    padding-bottom: 72px;
  }
`;
