import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { HttpLimits } from './limits.ts';

type ServerOptions = Required<
  Pick<FastifyHttpOptions<Server>, 'bodyLimit' | 'requestTimeout' | 'connectionTimeout' | 'keepAliveTimeout' | 'http'>
>;

/** The limits that Node's HTTP server keeps by itself, as options of Fastify. */
export function serverOptions(limits: HttpLimits): ServerOptions {
  const { headersWithin, checkEvery, silentFor, keepAliveFor, headBytes, bodyBytes } = limits;
  return {
    bodyLimit: bodyBytes,
    requestTimeout: longestRequest(limits),
    connectionTimeout: silentFor,
    keepAliveTimeout: keepAliveFor,
    http: { headersTimeout: headersWithin, connectionsCheckingInterval: checkEvery, maxHeaderSize: headBytes },
  };
}

/** How long the slowest request may take that is allowed: the largest upload at the lowest speed. The speed itself is watched by the hooks. */
function longestRequest(limits: HttpLimits): number {
  const { headersWithin, requestWaitWithin, uploadWaitWithin, bodyGrace, uploadBytes, bodySpeed } = limits;
  return headersWithin + requestWaitWithin + uploadWaitWithin + bodyGrace + Math.ceil((uploadBytes / bodySpeed) * 1000);
}
