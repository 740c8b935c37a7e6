import { styled } from 'styled-components';

export const Choice = styled.span`
  display: grid;
  gap: 2px;
`;

/** What it makes of the fee: what comes back is good news, what is too dear stands in the way. */
export const Fee = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &[data-note='move.back-balance'],
  &[data-note='move.back-online'],
  &[data-note='move.less'] {
    color: var(--trust-text);
  }
  &[data-note='move.more'],
  &[data-note='move.too-dear'] {
    color: var(--promo-text);
  }
`;

export const Add = styled.div`
  button {
    min-height: 44px;
  }
`;
