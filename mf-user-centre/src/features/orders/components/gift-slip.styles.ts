import { styled } from 'styled-components';
import { Sheet } from './order-print.styles.ts';

/** A paper tag with its hole; half a page at most. */
export const Slip = styled(Sheet)`
  position: relative;
  max-width: 148mm;
  padding: 12mm 12mm 12mm 22mm;
  border-radius: 2mm 8mm 8mm 2mm;

  &::before {
    content: '';
    position: absolute;
    top: 14mm;
    left: 8mm;
    width: 6mm;
    height: 6mm;
    border: 0.6mm solid var(--rule);
    border-radius: 50%;
  }
  h1 {
    margin: 8mm 0 4mm;
    font: 700 1.375rem / 1.75rem var(--font-display);
  }
  h2 {
    margin: 8mm 0 2mm;
    color: var(--ink-soft);
    font: var(--type-caption);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media print {
    padding: 6mm 0 0 16mm;

    &::before {
      top: 6mm;
      left: 2mm;
    }
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;

  > b {
    font: 700 1.125rem / 1.5rem var(--font-display);
  }
`;

/** As they were written, lines and all. */
export const Words = styled.p`
  margin: 0;
  font-size: 1.125rem;
  line-height: 1.75rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
