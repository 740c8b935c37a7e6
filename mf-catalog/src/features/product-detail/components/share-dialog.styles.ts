import { styled } from 'styled-components';

export const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  min-height: 208px;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 12px;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export const Caption = styled.p`
  margin-bottom: 4px;
  color: var(--text-secondary);
  font: var(--type-label);
`;

/** The whole address, on as many lines as it needs; one click takes all of it. */
export const Address = styled.p`
  padding: 9px 12px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  font: var(--type-body);
  overflow-wrap: anywhere;
  user-select: all;
`;
