import { below, from, Heading } from '@jishi/ui';
import { styled } from 'styled-components';

export const Title = styled(Heading).attrs({ as: 'h1' })`
  margin-bottom: 16px;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  ${from.md} {
    grid-template-columns: 168px minmax(0, 1fr);
  }
`;

export const Rail = styled.nav`
  position: sticky;
  top: 16px;
  align-self: start;
  display: grid;
  padding: 8px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);

  a {
    padding: 9px 12px;
    border-radius: var(--r-sm);
    color: var(--text-secondary);
  }
  a:hover {
    background: var(--brand-soft);
    color: var(--brand-text);
  }
  ${below.md} {
    display: none;
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > section {
    scroll-margin-top: 16px;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 16px 20px 0;

  a:hover {
    color: var(--brand-text);
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 4px 20px 20px;

  > ul {
    padding-top: 16px;
  }
  ${below.sm} {
    padding-inline: 12px;
  }
`;

export const Row = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px 0;

  &:not(:last-child) {
    border-bottom: 1px dashed var(--border-subtle);
  }
  h3 {
    font: var(--type-title-m);
  }
  h3 a:hover {
    color: var(--brand-text);
  }
  ${from.md} {
    grid-template-columns: 128px minmax(0, 1fr);
  }
`;
