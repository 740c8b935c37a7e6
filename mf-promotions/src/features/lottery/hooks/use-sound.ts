import { useBrowserValue } from '@jishi/contracts/browser-value';
import { useState } from 'react';

const KEY = 'jishi_DrawSound';

/** Whether draws are heard: off until somebody switches it on, then as they left it. */
export function useSound(): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const kept = useBrowserValue(readKept, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const setOn = (isOn: boolean) => {
    setChosen(isOn);
    keep(isOn);
  };
  return { isOn: chosen ?? kept, setOn };
}

function readKept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false; // a browser that keeps nothing
  }
}

function keep(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // It stays as chosen until the page is left.
  }
}
