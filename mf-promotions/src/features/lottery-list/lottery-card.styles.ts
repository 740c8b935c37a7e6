import { hover } from '@jishi/ui';
import { styled } from 'styled-components';

/** The link of the name reaches over the whole card. */
export const Plate = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  overflow: hidden;
  transition: box-shadow var(--t-mid);

  ${hover} {
    &:hover {
      box-shadow: var(--e2);
    }
  }
  &:focus-within {
    box-shadow: var(--e2);
  }
  &:not([data-state='open']) svg {
    filter: grayscale(1);
    opacity: 0.6;
  }
`;

export const Ground = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  padding: 20px;
  background: linear-gradient(180deg, var(--stall-a), var(--stall-b));

  svg {
    width: 132px;
    height: 132px;
  }
`;

export const Flag = styled.span`
  position: absolute;
  top: 10px;
  left: 10px;
`;

export const Body = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
  padding: 14px 16px 16px;

  h2 {
    font: var(--type-title-m);
    overflow-wrap: anywhere;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
