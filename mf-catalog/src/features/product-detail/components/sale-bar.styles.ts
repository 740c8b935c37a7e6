import { below, touch } from '@jishi/ui';
import { styled } from 'styled-components';

/** Red while it runs, grey before; sits on the price box like a lid. */
export const Bar = styled.div<{ $isRunning: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  min-height: 48px;
  padding: 8px 16px;
  border-radius: var(--r-md) var(--r-md) 0 0;
  background: ${({ $isRunning }) =>
    $isRunning ? 'linear-gradient(90deg, var(--flash-a), var(--flash-b))' : 'var(--bg-sunken)'};
  color: ${({ $isRunning }) => ($isRunning ? '#fff' : 'var(--text-primary)')};

  ${below.sm} {
    padding: 8px 12px;
  }
`;

export const Title = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: 1rem;
`;

export const Facts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 12px;
  font: var(--type-label);
`;

/** To all flash sales; on red and on grey. */
export const More = styled.a`
  position: relative;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;

  ${touch} {
    &::after {
      content: '';
      position: absolute;
      inset: -10px 0;
    }
  }
`;

export const Rest = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 8px;
  margin-left: auto;
  font: var(--type-caption);

  > [aria-hidden] {
    ${below.sm} {
      display: none;
    }
  }
`;
