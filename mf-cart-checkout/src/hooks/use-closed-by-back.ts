import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** While it is mounted, going back closes what lies over the page, and the page stays. */
export function useClosedByBack(onClose: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
}
