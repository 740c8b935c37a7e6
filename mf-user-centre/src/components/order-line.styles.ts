import { styled } from 'styled-components';

export const Goods = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;

  > a {
    flex: none;
  }
`;

export const What = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  min-width: 0;

  a:hover {
    color: var(--brand-text);
  }
`;

export const Options = styled.span`
  max-width: 100%;
  padding: 2px 8px;
  border-radius: 6px;
  background: var(--bg-sunken);
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Plate = styled.span<{ $size: number }>`
  display: block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  overflow: hidden;
`;
