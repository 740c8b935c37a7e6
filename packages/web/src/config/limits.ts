import { defaultHttpLimits } from '@jishi/http-limits/limits';

/** Every limit of the web server. Times are milliseconds, sizes are bytes. */
export const defaultLimits = {
  /** Connections, requests and bodies from outside: the same as those of the api. */
  ...defaultHttpLimits,

  /** The channel's folder is looked at this often, beside being watched. */
  pollEvery: 500,
  /** A bucket tells of no changes: it is asked for later serials so long after it answered last. */
  pollBucketEvery: 2_000,
  /** It says in the registry what it serves, also when nothing changes: who is silent for three times as long counts as gone. */
  announceEvery: 10_000,
  /** A refused release is tried again after this time, then after twice as long, up to a minute. */
  retryRefusedAfter: 5_000,
  /** Newest releases whose files are served: their pages may still be open in a browser. */
  retainedReleases: 100,

  /** Previews that run at a time, each with a thread of its own, and how long one runs that nobody looks at. */
  previews: 2,
  previewIdle: 600_000,

  bootWithin: 10_000,
  pingEvery: 300,
  /** A worker that has not answered a ping for this long is lost. */
  pingLostAfter: 1_500,
  /** Then it is asked for so long whose code it runs; pages are made without that part for a while, and it is tried again. */
  blockingPartWithin: 3_000,
  leftOutFor: 60_000,
  /** Heap of a worker, in MB. Both are set and young is below old, or each render costs twice as much CPU. */
  heapMb: 192,
  youngHeapMb: 64,
  /** A replaced worker may finish its pages for this long. */
  drainWithin: 10_000,
  /** The worker of the release that was live last waits in the warm pool for a roll-back this long. */
  warmPoolFor: 600_000,
  /**
   * The pages asked for most are drawn with a release before it is live, so many draws and for so long at most; in each further thread
   * for longer, as nobody waits for it. Addresses are counted of so many pages.
   */
  warmPages: 8,
  warmDraws: 12,
  warmWithin: 1_000,
  warmThreadWithin: 5_000,
  pagesCounted: 512,
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
  /** How long whoever has had their network's share: an office behind one address is late, not refused. */
  waitForOwnWithin: 10_000,
  /**
   * Renders of one network (an IPv4 address, a /64 of IPv6): at a time, and by a token bucket of time. A render costs what it
   * takes, at most `renderCharge`: twenty to forty tabs may be opened at once, then a fifth of the worker's time is theirs, and
   * what nobody else uses, one page at a time. Measured: docs/decisions/095.
   */
  rendersPerNetwork: 2,
  /** Old copies made anew at a time: nobody waits for them, and whoever waits for something else should not either. */
  refreshes: 2,
  waitingPerNetwork: 64,
  renderBurst: 1_000,
  renderCharge: 50,
  /** The same for pages from memory, which cost their compression: hundreds at once, then eighty a second. */
  sends: 16,
  sendsPerNetwork: 2,
  waitingSends: 512,
  waitingSendsPerNetwork: 128,
  sendBurst: 1_000,
  sendCharge: 10,
  /** Of each millisecond, for both. */
  networkShare: 0.2,
  /** A network that was the only one for so long needs no tokens: there is nobody to be fair to. */
  networkAloneAfter: 60_000,
  /** An address that ended two workers is refused for this long. */
  quarantineFor: 60_000,

  /** Visitors' pages: fresh, then served once more while a new one is made, then only while making one fails. */
  pageFresh: 5_000,
  pageStale: 15_000,
  pageStaleOnError: 300_000,
  /** While there is such a page, a new one that has not begun after this is late: the old one is given. */
  pageLateAfter: 1_500,
  /** An address of a visitors' page above this is made for one reader: real ones are far shorter. */
  sharedAddressLength: 2_048,
  /** Under a stream of change events a page is made anew this often: so old may what it shows be at most. */
  pageRenewEvery: 300,
  /** A page is fresh for so long only while change events should arrive and do not: with making it, within a second. */
  pageFreshWithoutChangeEvents: 800,
  /**
   * Visitors' pages of a thread share what the api answered for so long: as long as a page is fresh while change events arrive, for a second
   * where there are none, and not at all while they should arrive and do not. The bytes are of the answers as JSON, twice, in each thread.
   */
  answersFresh: 5_000,
  answersFreshWithoutChangeEvents: 1_000,
  sharedAnswersBytes: 8 * 1024 * 1024,
  /** The api says at least every second that it is there; silent for this long, it is asked again. */
  changeEventsSilentFor: 3_000,
  changeEventsRetryAfter: 200,
  /**
   * Change events count a second time after this: an api may receive them a moment later than the one that published, and renews a response every 300 ms at
   * most, so until then a page may still be made of an old one.
   */
  changeEventsRepeatAfter: 350,
  pageCacheBytes: 48 * 1024 * 1024,
  /**
   * Qualities of brotli for pages from memory: a quick one that their first reader waits for, a good one soon after (a tenth less for five times
   * the processor; 9 takes twice as much as 10 and is larger, decision 147), the best (three times that again for a sixtieth) when so many have
   * asked for the same copy. So many pages may wait for the last two, and this share of one processor goes into them.
   */
  pageCompression: { quick: 5, good: 10, best: 11, bestAfter: 32 },
  pagesToCompress: 64,
  pageCompressionShare: 0.1,
  /** A visitors' page above this is ended early; see `SharedPage`. */
  sharedPageBytes: 4 * 1024 * 1024,

  /** A site map is fresh for so long; after change events it is made anew this often at most. */
  siteMapFresh: 3_600_000,
  siteMapFreshWithoutChangeEvents: 300_000,
  siteMapRenewEvery: 10_000,
  /** Documents of site maps, about 300 KB each for 10,000 products. */
  siteMapsCached: 200,

  /** The shop's name is asked for so often; after this while the api is away. */
  shopNamesFresh: 60_000,
  shopNamesRetryAfter: 5_000,

  fileCacheBytes: 64 * 1024 * 1024,
  /**
   * Files against the version of theirs a browser has: bytes of those that are made, pairs that may wait to be made, the share of one processor
   * that goes into it, and the largest file.
   */
  deltaCacheBytes: 8 * 1024 * 1024,
  deltasToMake: 64,
  deltaShare: 0.1,
  deltaFileBytes: 1024 * 1024,
  /** The api must send its headers within this time. */
  apiHeadersWithin: 60_000,
  /**
   * Connections to the api for calls, which need one for milliseconds, and for pictures, of which a page has dozens: neither can take those of
   * the other. Uploads have `uploads` of their own.
   */
  apiConnections: 256,
  mediaConnections: 128,
  /**
   * Calls, pictures and uploads that may wait for a connection, each kind by itself, and how long: nobody who has pressed a button waits
   * longer. A thousand orders of one product at the same moment are written within that.
   */
  waitingForApi: 1_024,
  apiConnectionWithin: 3_000,
  /**
   * Customers who line up for a flash sale: thousands come in one second. So few of them are passed on at a time, because the api writes all who
   * come together in one statement; all others of the shop go on meanwhile. They wait longer than for anything else: it is a line.
   */
  waitingRoomPermits: 8,
  waitingRoomSize: 10_000,
  waitingRoomWithin: 30_000,
  /**
   * Event streams of a process: each takes 12 KB of live memory, and with what V8 leaves lying about the process grows by some 50 KB. And of
   * one network (an IPv4 address or an IPv6 /64): a campus or an office behind one address has hundreds of tabs open, and it takes twenty
   * such networks to fill a process.
   */
  streams: 10_000,
  streamsPerNetwork: 512,
  /** Streams passed through where the api gives no subscriptions: each holds a connection to it. */
  streamsPassed: 64,
  /** Streams that are being opened at a time, those that may wait for it, and how long: when web starts again all tabs come back. */
  streamOpenings: 32,
  streamOpeningsWaiting: 2_000,
  streamOpeningWaitWithin: 3_000,
  /** The api must have said within this time whether a stream may be opened; pages wait six seconds for the first event. */
  streamOpenWithin: 5_000,
  /** And how things stand for what is followed. */
  streamStatesWithin: 5_000,
  /**
   * What visitors of a rollout meet is sent to the api so often, so many events at once; so many are kept while it is away: some minutes of a
   * large shop.
   */
  visitorEventsEvery: 1_000,
  visitorEventsAtOnce: 2_000,
  visitorEventsKept: 50_000,
  /** Faults of tabs and pages are sent to the api so often; different ones that are kept until then are as many as it takes at once. */
  faultsEvery: 5_000,
  faultsKept: 200,
  /** Requests in flight may finish for this long when the server stops. */
  stopWithin: 10_000,
};

export type Limits = typeof defaultLimits;
