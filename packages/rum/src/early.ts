import { SCRIPT_PATH } from './protocol.ts';

/** Faults that are kept: a script that throws in a loop must not fill the memory. */
const MOST_FAULTS = 50;

/** Milliseconds after the load event: by then a page on a slow phone is at rest, and its scripts are there. */
const LATER_MS = 5_000;

/**
 * Runs before every other script of a page: keeps what goes wrong (`__faults`) and fetches the script that tells it, long after the page is
 * there; where that does not come, as without a network, nothing is told. Every letter of it is in every page.
 */
export const earlyRum =
  `self.__faults=[];for(const k of['error','unhandledrejection'])addEventListener(k,(e)=>__faults[${MOST_FAULTS - 1}]||__faults.push([e,location.pathname]),true);` +
  `addEventListener('load',()=>setTimeout(()=>import('${SCRIPT_PATH}').catch(()=>{}),${LATER_MS}));`;
