import { styled } from 'styled-components';

export const Prize = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  font-weight: 500;

  > svg {
    flex: none;
    color: var(--text-tertiary);
  }
`;

export const State = styled.span`
  display: inline-grid;
  gap: 2px;
`;

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
