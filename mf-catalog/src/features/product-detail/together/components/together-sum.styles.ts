import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Sum = styled.div`
  display: grid;
  align-content: center;
  gap: 12px;
  padding: 14px 16px;
  border-top: 1px solid var(--border-subtle);

  > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
    color: var(--text-secondary);
  }
  ${from.sm} {
    padding: 16px 20px;
  }
  ${from.lg} {
    border-top: 0;
    border-left: 1px solid var(--border-subtle);
  }
  ${below.lg} {
    ${from.sm} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;

/** As tall as the button that comes. */
export const Room = styled.div`
  min-width: 172px;
  height: 48px;
`;

export const Remark = styled.p`
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
