import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Box = styled.section`
  display: grid;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  padding: 14px 20px;
  border-bottom: 1px solid var(--border-subtle);

  h2 {
    font: var(--type-title-m);
  }
  p {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  ${below.sm} {
    padding: 12px 16px;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) max(300px, 15rem);
  }
`;
