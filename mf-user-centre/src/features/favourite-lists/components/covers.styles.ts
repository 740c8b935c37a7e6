import { styled } from 'styled-components';

export const Mosaic = styled.span<{ $isOne: boolean }>`
  display: grid;
  flex: none;
  grid-template-columns: repeat(${({ $isOne }) => ($isOne ? 1 : 2)}, minmax(0, 1fr));
  grid-auto-rows: minmax(0, 1fr);
  gap: 1px;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);

  > * {
    min-height: 0;
  }
`;

export const Empty = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  color: var(--text-tertiary);
`;
