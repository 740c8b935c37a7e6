import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Hint = styled.p`
  margin: 2px 0 0 28px;
  color: var(--text-tertiary);
  font: var(--type-caption);

  /* The box is as high there as a finger. */
  ${below.sm} {
    margin-top: -8px;
  }
`;

/** A paper tag with its hole. */
export const Tag = styled.div`
  position: relative;
  margin-top: 12px;
  padding: 16px 16px 16px 36px;
  border: 1px solid var(--border-subtle);
  border-radius: 4px 14px 14px 4px;
  background: var(--bg-page);

  &::before {
    content: '';
    position: absolute;
    top: 22px;
    left: 12px;
    width: 12px;
    height: 12px;
    border: 2px solid var(--border-control);
    border-radius: 50%;
  }
`;
