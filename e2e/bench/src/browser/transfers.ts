/** One answer from the network. Times are milliseconds since the navigation began. */
export type Transfer = {
  url: string;
  /** Resource type of the browser: `Document`, `Script`, `Stylesheet`, `Image`, `Fetch` … */
  kind: string;
  startedAt: number;
  endedAt: number;
  /** Of the body, as sent: compressed. */
  bytes: number;
};

export type Weight = {
  html: number;
  scripts: number;
  scriptsBeforeLoad: number;
  scriptsBeforePictures: number;
  styles: number;
  images: number;
  all: number;
};

/** When the load event fired, and when every picture in view was there and the largest element painted. */
type Moments = { loadedAt: number; picturesAt: number };

/** Whoever gives no sign for ten seconds gets what others get with their first one (`afterSign` of the contracts): no longer what opening the page took. */
const AT_REST_MS = 8_000;

/** What was requested until the page is at rest: so long after its load event, whatever its processor still does. */
export const untilRest = (transfers: readonly Transfer[], loadedAt: number): Transfer[] =>
  transfers.filter(({ startedAt }) => startedAt < loadedAt + AT_REST_MS);

/** Bytes by kind. A script counts as before a moment when it was requested before it. */
export function weigh(transfers: readonly Transfer[], { loadedAt, picturesAt }: Moments): Weight {
  const sum = (matches: (transfer: Transfer) => boolean): number =>
    transfers.filter(matches).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: sum(({ kind }) => kind === 'Document'),
    scripts: sum(isScript),
    scriptsBeforeLoad: sum((transfer) => isScript(transfer) && transfer.startedAt < loadedAt),
    scriptsBeforePictures: sum((transfer) => isScript(transfer) && transfer.startedAt < picturesAt),
    styles: sum(({ kind }) => kind === 'Stylesheet'),
    images: sum(({ kind }) => kind === 'Image'),
    all: sum(() => true),
  };
}

const isScript = ({ kind }: Transfer): boolean => kind === 'Script';
