import type { DrawWish } from '@jishi/api/lotteries';
import { useEffect, useState } from 'react';
import { newWord } from '../model/word.ts';

/**
 * The customer's word for their next draw, told to the game with the hash they see. The first one is made in the browser: a page from
 * the server has none yet.
 */
export function useWish(seedHash: string, onWish: (wish: DrawWish) => void) {
  const [word, setWord] = useState('');
  useEffect(() => setWord(newWord()), []);
  useEffect(() => onWish({ word, seedHash }), [word, seedHash, onWish]);
  return { word, setWord, renew: () => setWord(newWord()) };
}
