import { styled } from 'styled-components';

export const List = styled.ul`
  padding: 8px 0;

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 40px;
    padding: 4px 16px;
  }
  a:is(:hover, :focus-visible) {
    background: var(--bg-hover);
    color: var(--brand-text);
  }
  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    flex: none;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;
