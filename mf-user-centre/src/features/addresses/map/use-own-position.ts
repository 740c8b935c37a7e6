import { useState } from 'react';
import type { MapPoint } from '../model/centre-of.ts';
import { isOnMap } from '../model/map-views.ts';

/** `failed`: not allowed or not known. `abroad`: beyond the end of the map. */
export type OwnPosition = 'idle' | 'busy' | 'failed' | 'abroad';

/** A position older than this is asked for anew; one that takes longer is given up. In milliseconds. */
const LIMITS = { maximumAge: 60_000, timeout: 15_000 };

/** Asks the browser where the customer is, when the customer says so. `locate` is `null` where no browser would tell. */
export function useOwnPosition(onFound: (point: MapPoint) => void) {
  const [state, setState] = useState<OwnPosition>('idle');
  const isOffered = isSecureContext && 'geolocation' in navigator;

  const locate = () => {
    setState('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const isReachable = isOnMap({ latitude, longitude });
        setState(isReachable ? 'idle' : 'abroad');
        if (isReachable) onFound({ latitude, longitude });
      },
      () => setState('failed'),
      LIMITS,
    );
  };
  return { state, locate: isOffered ? locate : null };
}
