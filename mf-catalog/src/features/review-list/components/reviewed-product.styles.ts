import { below, Card, from, hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** Beside the reviews where there is room, and in sight while they are read. On phones the line itself is pressed. */
export const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 12px 20px;
  padding: 16px;

  ${below.sm} {
    padding: 12px;

    > a + a {
      display: none;
    }
  }
  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${from.md} {
    position: sticky;
    top: 20px;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

export const Product = styled.a`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;

  > svg {
    color: var(--text-tertiary);
  }
  ${from.sm} {
    grid-template-columns: 96px minmax(0, 1fr);

    > svg {
      display: none;
    }
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
`;

export const Frame = styled.span`
  aspect-ratio: 1;
`;

export const Facts = styled.span`
  display: grid;
  gap: 4px;
  justify-items: start;
  overflow-wrap: anywhere;
  font: var(--type-body-strong);

  ${below.md} {
    align-self: start;
  }
`;
