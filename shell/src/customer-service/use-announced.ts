import { useEffect, useState } from 'react';

/** Words of a live region: put in after it is there, for readers tell only what changes in it. */
export function useAnnounced(words: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(words), [words]);
  return announced;
}
