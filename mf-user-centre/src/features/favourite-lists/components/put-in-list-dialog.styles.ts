import { styled } from 'styled-components';

export const Choices = styled.ul`
  display: grid;
  max-height: 40vh;
  margin: 0 -4px;
  padding: 4px;
  overflow-y: auto;

  li {
    border-bottom: 1px solid var(--border-subtle);
  }
  label {
    width: 100%;
    min-height: 44px;

    > :last-child {
      display: flex;
      flex: 1;
      justify-content: space-between;
      gap: 12px;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    small {
      flex: none;
      color: var(--text-tertiary);
      font: var(--type-caption);
    }
  }
`;

export const NewLine = styled.div`
  display: flex;
  align-items: flex-end;
  flex-wrap: wrap;
  gap: 10px;

  > :first-child {
    flex: 1 1 180px;
  }
`;
