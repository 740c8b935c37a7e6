import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Plate = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  padding: 20px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  ${below.sm} {
    padding: 16px;
  }
`;

const tones = {
  quiet: 'background: var(--bg-surface); color: var(--text-secondary);',
  info: 'background: var(--info-soft); color: var(--info-text);',
  trust: 'background: var(--trust-soft); color: var(--trust-text);',
  danger: 'background: var(--danger-soft); color: var(--danger-text);',
} as const;

export const Glyph = styled.span<{ $tone: keyof typeof tones }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 16px;
  ${({ $tone }) => tones[$tone]}
`;

export const What = styled.div`
  display: grid;
  flex: 1 1 9rem;
  gap: 2px;
  min-width: 0;

  b {
    font: var(--type-title-m);
  }
  span {
    color: var(--text-secondary);
    font-size: 0.8125rem;
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  ${below.sm} {
    width: 100%;

    > button {
      flex: 1;
    }
  }
`;

export const Limit = styled.p`
  margin-top: 8px;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

/** Of what will come only its plate is seen. */
export const Unseen = styled.div`
  > ${Limit},
  > ${Plate} > * {
    visibility: hidden;
  }
`;

export const Topics = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 24px;

  li {
    display: flex;
    gap: 8px;
  }
  svg {
    flex: none;
    margin-top: calc(0.5lh - 9px);
    color: var(--trust-text);
  }
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 20px;
  padding-top: 16px;
  border-top: 1px dashed var(--border-default);
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.25rem;
`;
