/** Every limit of the web server. Times are milliseconds, sizes are bytes. */
export const defaultLimits = {
  /** The channel's folder is looked at this often, beside being watched. */
  pollEvery: 500,
  /** A bucket tells of no changes: it is asked for later serials so long after it answered last. */
  pollBucketEvery: 2_000,
  /** A refused release is tried again after this time, then after twice as long, up to a minute. */
  retryRefusedAfter: 5_000,
  /** Newest releases whose files are served: their pages may still be open in a browser. */
  keptReleases: 100,

  bootWithin: 10_000,
  pingEvery: 300,
  /** A worker that has not answered a ping for this long is lost. */
  pingLostAfter: 1_500,
  /** Heap of a worker, in MB. Both are set and young is below old, or each render costs twice as much CPU. */
  heapMb: 192,
  youngHeapMb: 64,
  /** A replaced worker may finish its pages for this long. */
  drainWithin: 10_000,
  /** The worker of the release that was live last waits for a roll-back this long. */
  reserveFor: 600_000,
  /** Pause before a worker that did not come up is made again; doubled each time, up to 5 s. */
  rebootPause: 200,
  /** A second worker is ended after this idle time. */
  spareIdle: 5_000,

  /** The page is then ended with its open places left to the browser. */
  softDeadline: 4_000,
  /** Time after the soft deadline until the host itself ends the page. */
  hardDeadline: 2_000,
  /** Bytes of one page that may be on their way to a reader who is behind. */
  credit: 256 * 1024,
  /** A reader who takes nothing for this long is let go. */
  readerLostAfter: 30_000,
  /** Pages a release renders at a time, pages that may wait for their turn, and how long. */
  renders: 64,
  waitingRenders: 128,
  waitWithin: 3_000,
  /** An address that ended two workers is refused for this long. */
  refuseAddressFor: 60_000,

  /** Visitors' pages: fresh, then served once more while a new one is made, then only while making one fails. */
  pageFresh: 5_000,
  pageStale: 15_000,
  pageStaleOnError: 300_000,
  /** Under a stream of news a page is made anew this often: so old may what it shows be at most. */
  pageRenewEvery: 300,
  /** A page is fresh for so long only while news of the api should arrive and do not: with making it, within a second. */
  pageFreshWithoutNews: 800,
  /** The api says at least every second that it is there; silent for this long, it is asked again. */
  newsSilentFor: 3_000,
  newsRetryAfter: 200,
  /**
   * News count a second time after this: an api may hear them a moment later than the one that told, and renews an answer every 300 ms at
   * most, so until then a page may still be made of an old one.
   */
  newsAgainAfter: 350,
  pageCacheBytes: 48 * 1024 * 1024,
  /** A visitors' page above this is ended early; see `SharedPage`. */
  sharedPageBytes: 4 * 1024 * 1024,

  /** A site map is true for so long; after news it is made anew this often at most. */
  siteMapFresh: 3_600_000,
  siteMapFreshWithoutNews: 300_000,
  siteMapRenewEvery: 10_000,
  /** Documents of site maps, about 300 KB each for 10,000 products. */
  siteMapsKept: 200,

  fileCacheBytes: 64 * 1024 * 1024,
  /** The api must send its headers within this time. */
  apiHeadersWithin: 60_000,
  /** Requests in flight may finish for this long when the server stops. */
  stopWithin: 10_000,
};

export type Limits = typeof defaultLimits;
