import { styled } from 'styled-components';

/** Only its place changes, so nothing around it moves; with less motion wanted it is there, or not, at once. */
export const Cloth = styled.div<{ $isDown: boolean }>`
  position: absolute;
  inset: 0 0 auto;
  height: 100%;
  padding-bottom: 14px;
  transform: translateY(${({ $isDown }) => ($isDown ? '0' : '-101%')});
  transition: transform 0.9s var(--ease);
  pointer-events: none;

  &::before {
    content: '';
    display: block;
    height: 100%;
    background:
      linear-gradient(#0000 70%, rgb(90 50 10 / 16%)),
      repeating-linear-gradient(90deg, var(--awning-b) 0 36px, var(--awning-gold) 0 72px);
  }
`;
