import type { IncomingMessage } from 'node:http';
import { HttpRefusal } from '@jishi/http-limits/refusal';
import { serverOptions } from '@jishi/http-limits/server-options';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { WebConfig } from '../config/config.ts';
import type { Limits } from '../config/limits.ts';
import { type LogStream, loggerOptions } from '../log/log.ts';
import { sendPlain } from './send-plain.ts';

type HttpServerOptions = {
  config: WebConfig;
  limits: Limits;
  logStream: LogStream | undefined;
  requestId: (request: IncomingMessage) => string;
};

/** The server without any route: its limits, its log, and what it answers where no route does. */
export function createHttpServer({ config, limits, logStream, requestId }: HttpServerOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...serverOptions(limits),
    logger: loggerOptions(config.logLevel, logStream),
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      request.log.info({ err: error, req: request }, 'a request is refused');
      sendPlain(reply, error.statusCode ?? 400, 'Bad request\n');
    },
    routerOptions: { maxParamLength: 500, caseSensitive: true },
  });
  app.setNotFoundHandler((_request, reply) =>
    sendPlain(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed\n'),
  );
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof HttpRefusal)
      return sendPlain(reply, error.statusCode, '请稍后再试 · Please try again later\n');
    request.log.error({ err: error, req: request }, 'a request failed');
    return sendPlain(reply, 500, 'Something went wrong\n');
  });
  return app;
}
