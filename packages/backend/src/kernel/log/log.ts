import { standardOutput } from '@jishi/observing/log-output';
import type { FastifyServerOptions } from 'fastify';
import { errorForLog } from './error-for-log.ts';

type Logged = ReturnType<NonNullable<NonNullable<LoggerOptions['serializers']>['err']>>;
type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Hides phone numbers (138****0001), bearer tokens and mailboxes in a line of the log. */
export function maskLine(line: string): string {
  const masked = line
    .replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2')
    .replace(/Bearer [\w-]+/gi, 'Bearer ***')
    .replace(/"(access_token|refresh_token|password|rPassword|nowPassword)":"[^"]*"/g, '"$1":"***"');
  // Looked for only where one can be: the pattern of a mailbox tries every word of the line.
  return masked.includes('@') ? masked.replace(/(?<![\w.+-])([\w.+-])[\w.+-]*@([\w-]+\.[\w.]+)/g, '$1***@$2') : masked;
}

/** JSON logs; every line passes the mask. */
export function loggerOptions(level = 'info'): LoggerOptions {
  return {
    level,
    stream: standardOutput(),
    hooks: { streamWrite: maskLine },
    serializers: {
      err: (error) => errorForLog(error) as Logged,
      req: (request) => ({ method: request.method, url: request.url, ip: request.ip }),
      res: (reply) => ({ status: reply.statusCode, class: reply.getHeader?.('x-error-class') }),
    },
  };
}
