import { useEffect, useState } from 'react';

/** Words of a live region: put in after it is there, for readers tell only what changes in it. */
export function useTold(words: string): string {
  const [told, setTold] = useState('');
  useEffect(() => setTold(words), [words]);
  return told;
}
