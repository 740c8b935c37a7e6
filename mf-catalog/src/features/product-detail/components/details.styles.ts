import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

/** Dress of the shop's HTML: headings, running text, points as plates, a table of properties, pictures. */
export const Prose = styled.div`
  overflow-wrap: anywhere;

  > * + * {
    margin-top: 16px;
  }
  h2,
  h3,
  h4 {
    font: var(--type-display-m);
  }
  > * + :is(h2, h3, h4) {
    margin-top: 28px;
  }
  p {
    max-width: 75ch;
    color: var(--text-secondary);
    font: var(--type-body-l);
  }
  img,
  video {
    max-width: 100%;
    height: auto;
  }
  ul {
    display: grid;
    gap: 12px;
  }
  li {
    padding: 16px 20px;
    border-radius: var(--r-md);
    background: var(--bg-sunken);
    color: var(--text-secondary);
  }
  li strong {
    display: block;
    color: var(--text-primary);
  }
  ${from.sm} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  table {
    width: 100%;
    border: 1px solid var(--border-subtle);
    border-radius: var(--r-sm);
    border-spacing: 0;
    overflow: hidden;
  }
  tbody {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  tr {
    display: grid;
    grid-template-columns: min(7rem, 52%) minmax(0, 1fr);
    border-bottom: 1px solid var(--border-subtle);
  }
  th {
    padding: 9px 12px;
    background: var(--bg-sunken);
    color: var(--text-secondary);
    font: var(--type-label);
    font-weight: 400;
    text-align: left;
  }
  td {
    padding: 9px 12px;
  }
  ${below.sm} {
    tbody {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const More = styled.p`
  display: flex;
  justify-content: center;
  margin-top: 12px;
`;
