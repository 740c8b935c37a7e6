import { styled } from 'styled-components';

export const CustomerName = styled.span`
  overflow: hidden;
  max-width: 140px;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

export const Portrait = styled.img`
  flex: none;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  object-fit: cover;
  background: var(--brand-soft);
`;
