import { useState } from 'react';

export type Arrival = {
  /** What is seen is still the picture before. */
  isComing: boolean;
  /** Small picture to lay over the large one until that has come the first time. */
  cover: string | null;
  /** For the picture: it has loaded, or never will. */
  handleArrival: () => void;
};

/**
 * Follows the picture in front, whose place keeps showing the one before until the next has loaded. What the page opens with
 * comes by itself.
 *
 * @param known the small picture the shopper has seen of it, for the first one
 */
export function useArrival(url: string | null, known: string | null): Arrival {
  const [arrived, setArrived] = useState(known ?? url);
  const [cover, setCover] = useState(known);
  const handleArrival = () => {
    setArrived(url);
    setCover(null);
  };
  return { isComing: arrived !== url, cover, handleArrival };
}
