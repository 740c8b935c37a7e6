import { styled } from 'styled-components';

/** The picture of the customer, or what stands for it, in a ring. */
export const Avatar = styled.span<{ $size: string }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border: 3px solid var(--bg-surface);
  border-radius: 50%;
  background: var(--brand-soft);
  box-shadow: var(--e1);
  color: var(--brand-text);
  overflow: hidden;
`;
