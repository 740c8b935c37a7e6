import { useCallback, useEffect, useState } from 'react';
import { nextSlide, previousSlide } from '../model/slides.ts';

/** How long a slide stays, also one that somebody has chosen. */
const SLIDE_MS = 5000;
/** So long before its turn the next one is drawn, unseen: its pictures are there then. */
const AHEAD_MS = 2000;

/**
 * Slides that turn by themselves until someone wants them to stand still: by the pause button, by pointing at them, by
 * the focus inside, by looking at another tab, or by asking the system for less motion.
 */
export function useCarousel(count: number) {
  const [{ index, hasTurned }, setSlide] = useState({ index: 0, hasTurned: false });
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isUnseen, setUnseen] = useState(false);
  const [readyAt, setReadyAt] = useState<number | null>(null);
  const isTurning = count > 1 && !isPaused && !isHeld && !isUnseen;

  const turn = useCallback(
    (to: (index: number) => number) => setSlide((slide) => ({ index: to(slide.index), hasTurned: true })),
    [],
  );

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  useEffect(() => {
    const look = () => setUnseen(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => setReadyAt(index), SLIDE_MS - AHEAD_MS);
    return () => clearTimeout(timer);
  }, [isTurning, index]);

  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => turn(() => nextSlide(index, count)), SLIDE_MS);
    return () => clearInterval(timer);
  }, [isTurning, count, index, turn]);

  return {
    index: Math.min(index, count - 1),
    /** The slide that is about to come by itself. */
    ahead: isTurning && readyAt === index ? nextSlide(index, count) : null,
    /** The slide the page came with has been left. */
    hasTurned,
    isPaused,
    isTurning,
    show: (slide: number) => turn(() => slide),
    next: () => turn((current) => nextSlide(current, count)),
    previous: () => turn((current) => previousSlide(current, count)),
    togglePaused: () => setPaused((paused) => !paused),
    hold: () => setHeld(true),
    letGo: () => setHeld(false),
  };
}
