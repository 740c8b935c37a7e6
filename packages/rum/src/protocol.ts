/** Where tabs send their beacons, and where their script comes from. */
export const BEACON_PATH = '/-/rum';
export const SCRIPT_PATH = '/-/rum.js';

/** Name of the token in `Server-Timing`. A page that has it tells how its view went. */
export const TOKEN_METRIC = 'rum';

/** Name of the id of the page's own request in `Server-Timing`, for whoever has to name it. */
export const REQUEST_METRIC = 'request';

/** Bytes a beacon has at most: the promise to shoppers, and what the server takes. */
export const BEACON_BYTES = 2_048;
