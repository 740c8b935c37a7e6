import { from, hover } from '@jishi/ui';
import { coveringInput } from '@jishi/ui/forms';
import { css, styled } from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(auto-fill, minmax(248px, 1fr));
  }
  > li {
    display: grid;
  }
`;

const frame = css`
  position: relative;
  display: grid;
  align-content: space-between;
  gap: 4px;
  min-height: 120px;
  padding: 16px;
  border: 1px solid var(--border-default);
  border-radius: var(--r-md);
  background: var(--bg-surface);
`;

export const Plate = styled.div`
  ${frame}

  &:has(:checked) {
    padding: 15px;
    border: 2px solid var(--brand-solid);
    background: var(--brand-soft);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** Text of a card; as a label of a choice the whole card can be clicked. */
export const Body = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;

  input {
    ${coveringInput}
    cursor: pointer;
  }
`;

export const Who = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  padding-right: 20px;
  overflow-wrap: anywhere;
`;

export const Where = styled.span`
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const House = styled(Where)`
  color: var(--text-secondary);
`;

/** Stands above the choice that covers the card. */
export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-self: start;
  gap: 4px;
  margin: 4px 0 -6px -10px;
`;

export const AddCard = styled.button`
  ${frame}
  place-content: center;
  justify-items: center;
  border: 1px dashed var(--border-control);
  color: var(--text-secondary);

  ${hover} {
    &:hover {
      border-color: var(--brand-solid);
      color: var(--brand-text);
    }
  }
`;
