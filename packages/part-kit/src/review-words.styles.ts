import { styled } from 'styled-components';

/** What an author added to a review later, below it. */
export const Addition = styled.div`
  display: grid;
  gap: 6px;
  padding-left: 12px;
  border-left: 3px solid var(--promo-solid);

  > b {
    color: var(--promo-text);
    font: var(--type-label);
  }
`;

/** What the shop answered. */
export const Reply = styled.p`
  padding: 10px 12px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.25rem;
`;
