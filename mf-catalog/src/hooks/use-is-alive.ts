import { useEffect, useState } from 'react';

/** False for what the server drew and for its taking over, true afterwards: for what only the browser knows. */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
