import { useLayoutEffect, useRef, useState } from 'react';

const factors = [1, 1.5, 2, 3] as const;

/** How much a picture is enlarged, in steps. What stands in the middle of the `stage` it is scrolled in stays there. */
export function useZoom() {
  const [step, setStep] = useState(0);
  const factor = factors[step] ?? 1;
  const stage = useRef<HTMLDivElement>(null);
  const before = useRef(factor);
  useLayoutEffect(() => {
    const element = stage.current;
    const growth = factor / before.current;
    before.current = factor;
    if (!element) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    element.scrollLeft = (scrollLeft + clientWidth / 2) * growth - clientWidth / 2;
    element.scrollTop = (scrollTop + clientHeight / 2) * growth - clientHeight / 2;
  }, [factor]);
  return {
    stage,
    factor,
    isIn: step > 0,
    isClosest: step === factors.length - 1,
    closer: () => setStep(Math.min(step + 1, factors.length - 1)),
    further: () => setStep(Math.max(step - 1, 0)),
    toggle: () => setStep(step > 0 ? 0 : 2),
    reset: () => setStep(0),
  };
}
