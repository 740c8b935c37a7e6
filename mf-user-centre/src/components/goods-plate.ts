import { styled } from 'styled-components';

/** What the picture of goods in a line stands on; `$px`: its side. */
export const GoodsPlate = styled.span<{ $px: number }>`
  display: block;
  flex: none;
  width: ${({ $px }) => $px}px;
  height: ${({ $px }) => $px}px;
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
`;
