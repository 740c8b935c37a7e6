import { IconButton, touch } from '@jishi/ui';
import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
`;

/** In place of the picture of what is no longer there. */
export const Gone = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: var(--bg-sunken);
  color: var(--text-disabled);
`;

/** Over a corner of the picture. */
export const Corner = styled(IconButton)`
  position: absolute;
  top: 8px;
  right: 8px;
  border: 1px solid var(--border-subtle);
  background: var(--bg-raised);
`;

export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: 6px;
  padding: 12px;

  a:hover {
    color: var(--brand-text);
  }
`;

/** The room of the cart button is kept while its part is on its way. */
export const Cost = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px;
  min-height: 36px;

  > [data-place] {
    flex: none;
    min-width: 36px;
    margin-left: auto;
  }
  ${touch} {
    min-height: 40px;

    > [data-place] {
      min-width: 40px;
    }
  }
`;

/** Now and then; the former goes below where there is no room beside it. */
export const Prices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: center;
  align-items: baseline;
  gap: 0 8px;
`;
