import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/**
 * From here on the picture stands beside what is bought: a tablet that stands has for prices and options at least the room of a phone, and all of them
 * in sight at once.
 */
export const beside = '@media (min-width:45em)';
export const above = '@media not all and (min-width:45em)';

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

  ${above} {
    margin-inline: -16px;
  }
  ${beside} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    gap: 32px;
    padding-top: 16px;
  }
  ${from.md} {
    padding: 28px;
    border: 1px solid var(--border-subtle);
    border-radius: var(--r-md);
    background: var(--bg-surface);
  }
  ${from.lg} {
    grid-template-columns: 520px minmax(0, 1fr);
  }
`;

export const Below = styled.div<{ $hasAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  margin-top: 20px;

  ${from.lg} {
    ${({ $hasAside }) => $hasAside && 'grid-template-columns: minmax(0, 1fr) 260px;'}
  }
  /* Room for the bar with the buttons. */
  ${below.md} {
    padding-bottom: 72px;
  }
`;
