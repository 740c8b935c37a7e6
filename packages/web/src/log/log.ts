import { standardOutput } from '@jishi/observing/log-output';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { maskText } from './mask.ts';

export type LogStream = { write(line: string): void };

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** JSON lines through Fastify's logger; every line passes the mask. */
export function loggerOptions(level: string, stream: LogStream = standardOutput()): LoggerOptions {
  return {
    level,
    stream,
    base: { process: 'web' },
    serializers: { req: describeRequest, err: describeError },
    hooks: { streamWrite: maskText },
  };
}

/** The parts of a request a log may have: no headers, so no cookies and no tokens. */
function describeRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): { method: string; url: string } {
  return { method, url };
}

type ErrorLine = { type: string; message: string; stack: string; code?: string; cause?: ErrorLine };

function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
