import { useEffect, useState } from 'react';
import { nextSlide, previousSlide } from '../model/slides.ts';

/** How long a slide stays. */
const SLIDE_MS = 5000;

/**
 * Slides that turn by themselves until someone wants them to stand still: by the pause button, by pointing at them, by
 * the focus inside, by looking at another tab, or by asking the system for less motion.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isUnseen, setUnseen] = useState(false);
  const isTurning = count > 1 && !isPaused && !isHeld && !isUnseen;

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
    const timer = setInterval(() => setIndex((current) => nextSlide(current, count)), SLIDE_MS);
    return () => clearInterval(timer);
  }, [isTurning, count]);

  return {
    index: Math.min(index, count - 1),
    isPaused,
    isTurning,
    show: setIndex,
    next: () => setIndex((current) => nextSlide(current, count)),
    previous: () => setIndex((current) => previousSlide(current, count)),
    togglePaused: () => setPaused((paused) => !paused),
    hold: () => setHeld(true),
    letGo: () => setHeld(false),
  };
}
