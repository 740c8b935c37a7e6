import { hover } from '@jishi/ui';
import { styled } from 'styled-components';

export const Name = styled.a`
  max-width: 100%;
  font-weight: 600;
  overflow-wrap: anywhere;

  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
`;

export const Caption = styled.span`
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Warned = styled(Caption)`
  color: var(--promo-text);
`;

export const Variants = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  max-width: 100%;

  select {
    max-width: 260px;
  }
  @media (scripting: none) {
    > :first-child {
      display: none;
    }
  }
`;
