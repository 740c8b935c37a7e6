const KB = 1024;
const MB = 1024 * KB;

/**
 * What an HTTP server of the shop takes from outside. Times are milliseconds, sizes are bytes. A network is an IPv4 address or a /64 of
 * IPv6 (`networkOf`): it may be one attacker, or a campus of hundreds behind one address, who must be able to shop.
 */
export const defaultHttpLimits = {
  /** The head of a request comes in one packet or two; a phone that changes cells needs some seconds. */
  headersWithin: 10_000,
  /** Connections are looked at this often for heads and bodies that are late. Node's own 30 s would be three times the limit. */
  checkEvery: 1_000,
  /** A connection on which nothing moves, in neither direction, ends. Longer than the api may take to answer; event streams beat every 15 s. */
  silentFor: 75_000,
  /** For a further request: longer than balancers keep their connections (60 s), or they would use one that is just being closed. */
  keepAliveFor: 72_000,
  /** Addresses, cookies and tokens of the shop are below 8 KB. */
  headBytes: 16 * KB,

  /** The largest JSON or form of the contract is a cart of some hundred lines, about 100 KB. */
  bodyBytes: 1 * MB,
  /** A form with the largest file the shop takes (5 MB). Room above it, so that a file somewhat larger is refused in words of its own. */
  uploadBytes: 8 * MB,
  /** A body may take this long, and longer only as long as it has come at the speed below. Ordinary ones are there within one round trip. */
  bodyGrace: 10_000,
  /** Bytes a second: 64 kbit/s, what EDGE sends on a bad day. 5 MB take eleven minutes then. */
  bodySpeed: 8 * KB,
  /** Bodies that are still coming, but uploads. When there are more, the one that has been coming for longest ends: it is the slow one. */
  unfinishedBodies: 4096,
  /** The same for a network: bodies that are not there with their heads wait for a round trip, so 64 are hundreds of orders a second. */
  unfinishedBodiesPerNetwork: 64,
  /** What bodies declare or, without a length, may become, from their heads until they are answered. */
  bodyMemory: 128 * MB,
  /** Forms with files at a time; each may hold `uploadBytes` of the api's memory. */
  uploads: 32,
  uploadsPerNetwork: 8,
  uploadsWaiting: 64,
  uploadWaitWithin: 5_000,

  /**
   * Requests of a network that are being answered, event streams left out. The others wait: hundreds who open a flash sale at once have six
   * connections each, and an answer takes some milliseconds.
   */
  requestsPerNetwork: 128,
  requestsWaitingPerNetwork: 1024,
  requestWaitWithin: 5_000,
  /** Hundreds of browsers with six connections each. Above half of them connections end with their answer, so that idle ones make room. */
  connectionsPerNetwork: 2048,
  /** Of all networks; about 20 KB each. Below the open files a process may have (`ulimit -n`). */
  connections: 10_000,
  /**
   * Connections the system holds ready while the process is busy: Node's 511 are less than come in the second a sale opens, and what finds no
   * room tries again after one, three and seven seconds. The system may allow fewer (`net.core.somaxconn`).
   */
  backlog: 2048,

  /** The rest of a body that is refused is thrown away for so long: closing at once could tear the answer from the line (RFC 9112, 9.6). */
  lingerFor: 1_000,
  /** Bodies that are still coming when the server stops have this long. */
  bodiesWithinStop: 2_000,
};

export type HttpLimits = typeof defaultHttpLimits;
