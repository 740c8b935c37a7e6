import { useNavigation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Line = styled.div`
  position: fixed;
  z-index: var(--z-progress);
  inset: 0 0 auto;
  height: 2px;
  background: var(--brand-solid);
  transform-origin: 0 0;
  animation: ${grow} 4s cubic-bezier(0.1, 0.8, 0.2, 1) forwards;
`;

/** A thin line at the top while a navigation is on its way. */
export function ProgressLine() {
  return useNavigation().state === 'idle' ? null : <Line aria-hidden="true" />;
}
