import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Shows what a server writes, as it is before any script runs, until the test ends. */
export function showServerOutput(element: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(element);
  onTestFinished(() => place.remove());
  return place;
}
