import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { openCalls } from '../scope/open-calls.ts';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

/** A call that is answered within this time shows nothing. */
const MOMENT = '0.5s';

const Line = styled.div`
  position: fixed;
  z-index: var(--z-progress);
  inset: 0 0 auto;
  height: 2px;
  background: var(--brand-solid);
  transform-origin: 0 0;
  animation: ${grow} 4s cubic-bezier(0.1, 0.8, 0.2, 1) both;
`;

const none = () => false;

/** A thin line at the top while a navigation is on its way, or a call takes longer than a moment. */
export function ProgressLine() {
  const moves = useNavigation().state !== 'idle';
  const calls = useSyncExternalStore(openCalls.subscribe, openCalls.areThere, none);
  if (!moves && !calls) return null;
  return <Line aria-hidden="true" style={moves ? undefined : { animationDelay: MOMENT }} />;
}
