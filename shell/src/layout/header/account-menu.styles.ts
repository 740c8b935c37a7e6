import { styled } from 'styled-components';

export const Menu = styled.ul`
  position: absolute;
  z-index: var(--z-dropdown);
  top: 100%;
  right: 0;
  visibility: hidden;
  min-width: 132px;
  padding: 6px;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-sm);
  background: var(--bg-raised);
  box-shadow: var(--e3);
  opacity: 0;

  a,
  button {
    width: 100%;
    min-height: 36px;
    padding: 0 12px;
    border-radius: var(--r-xs);
  }
  a:hover,
  button:hover {
    background: var(--bg-hover);
  }
`;

export const Account = styled.li`
  position: relative;

  &:hover ${Menu}, &:focus-within ${Menu} {
    visibility: visible;
    opacity: 1;
  }
`;

export const CustomerName = styled.span`
  overflow: hidden;
  max-width: 140px;
  white-space: nowrap;
  text-overflow: ellipsis;
`;
