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
  styles: number;
  images: number;
  all: number;
};

/** Bytes by kind. A script counts as before the load event when it was asked for before it. */
export function weigh(transfers: readonly Transfer[], loadedAt: number): Weight {
  const sum = (matches: (transfer: Transfer) => boolean): number =>
    transfers.filter(matches).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: sum(({ kind }) => kind === 'Document'),
    scripts: sum(isScript),
    scriptsBeforeLoad: sum((transfer) => isScript(transfer) && transfer.startedAt < loadedAt),
    styles: sum(({ kind }) => kind === 'Stylesheet'),
    images: sum(({ kind }) => kind === 'Image'),
    all: sum(() => true),
  };
}

const isScript = ({ kind }: Transfer): boolean => kind === 'Script';
