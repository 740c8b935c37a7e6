import { useState } from 'react';

const factors = [1, 1.5, 2, 3] as const;

/** How much a picture is enlarged, in steps. */
export function useZoom() {
  const [step, setStep] = useState(0);
  return {
    factor: factors[step] ?? 1,
    isIn: step > 0,
    isClosest: step === factors.length - 1,
    closer: () => setStep(Math.min(step + 1, factors.length - 1)),
    further: () => setStep(Math.max(step - 1, 0)),
    toggle: () => setStep(step > 0 ? 0 : 2),
    reset: () => setStep(0),
  };
}
