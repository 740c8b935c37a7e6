import { awningCss, below, Card, from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Me = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 0 24px 24px;
  overflow: hidden;

  &::before {
    content: '';
    margin: 0 -24px;
    ${awningCss('mark', '12px')}
  }
  ${below.sm} {
    gap: 16px;
    padding: 0 16px 16px;

    &::before {
      margin: 0 -16px;
    }
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    align-items: center;

    &::before {
      grid-column: 1 / -1;
    }
  }
`;

export const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-width: 0;

  /* A number of large text goes below the picture before it is broken. */
  > :last-child {
    flex: 1 1 min-content;
    max-width: 100%;
  }
  h2 {
    font: var(--type-title-l);
    overflow-wrap: break-word;
  }
`;
