import { touch } from '@jishi/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  flex: 1;
  align-content: space-between;
  gap: 8px;
  padding: 12px;

  a:hover {
    color: var(--brand-text);
  }
  small {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
`;

/** The room of the cart button is kept while its part is on its way. */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;

  > [data-place] {
    flex: none;
    min-width: 36px;
  }
  ${touch} {
    > [data-place] {
      min-width: 40px;
    }
  }
  [aria-pressed='true'] svg {
    fill: var(--star);
    color: var(--star);
  }
  @media (scripting: none) {
    > button {
      display: none;
    }
  }
`;
