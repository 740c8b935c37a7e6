import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Box = styled.div`
  display: grid;
  gap: 12px;

  @media (scripting: none) {
    display: none;
  }
`;

export const Told = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  border-radius: var(--r-md);
  background: var(--danger-soft);
  color: var(--danger-text);

  h3 {
    font: var(--type-label);
  }
  h3:focus-visible {
    outline-offset: 4px;
  }
  ul {
    display: grid;
    gap: 4px;
    font: var(--type-caption);
  }
  b {
    color: var(--text-primary);
    font-weight: 600;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;

  ${below.md} {
    > * {
      flex: 1 1 auto;
      white-space: normal;
    }
  }
`;
