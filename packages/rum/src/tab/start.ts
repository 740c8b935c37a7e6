import type { Beacon } from '../beacon.ts';
import { BEACON_BYTES, BEACON_PATH, TOKEN_METRIC } from '../protocol.ts';
import { takeRecords } from './observe.ts';
import { watchPresses } from './presses.ts';
import { readFault } from './read-fault.ts';
import { watchVitals } from './vitals.ts';

/** Faults and presses of one beacon, each; the rest of a tab that does nothing but fail says no more. */
const MOST = 5;
/** Where phones end, as in the shop's own styles. */
const PHONE = 768;

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const token = navigation?.serverTiming.find(({ name }) => name === TOKEN_METRIC)?.description;
if (navigation && token) tellAtTheEnd(navigation, token);

/**
 * Sends a beacon when the tab is hidden, which is the last moment that is sure to come: of the view first, then of what has gone wrong
 * since.
 */
function tellAtTheEnd(navigation: PerformanceNavigationTiming, token: string): void {
  const { pathname } = new URL(navigation.name);
  const device = innerWidth < PHONE ? 'phone' : 'desktop';
  let vitals = watchVitals(navigation);
  let presses: Beacon['presses'] = [];
  let isTold = false;
  watchPresses((press) => {
    if (presses.length < MOST) presses.push(press);
  });
  const tell = () => {
    takeRecords();
    const faults = (globalThis.__faults ?? [])
      .splice(0)
      .map(readFault)
      .filter((fault) => fault !== null)
      .slice(0, MOST);
    if (isTold && faults.length + presses.length === 0) return;
    const beacon: Beacon = { token, path: pathname, device, vitals, faults, presses };
    while (faults.length > 0 && sizeOf(beacon) > BEACON_BYTES) faults.pop();
    navigator.sendBeacon(BEACON_PATH, JSON.stringify(beacon));
    isTold = true;
    vitals = {};
    presses = [];
  };
  addEventListener('pagehide', tell);
  addEventListener('visibilitychange', () => document.hidden && tell(), true);
}

const sizeOf = (beacon: Beacon): number => new Blob([JSON.stringify(beacon)]).size;
