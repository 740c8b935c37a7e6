import { Transform } from 'node:stream';
import { refusalOf } from '@jishi/http-limits/refusal';
import type { FastifyInstance } from 'fastify';

/**
 * How bodies go on to the api: forms with files as they come, everything else when it has arrived whole, so that a slow sender holds no
 * connection of the api.
 */
export function forwardBodies(scope: FastifyInstance, uploadBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.addContentTypeParser(/^multipart\/form-data\b/i, (request, payload, done) => {
    const passed = atMost(uploadBytes);
    // Where it breaks its readers are told; the connection stays open for an answer.
    payload.on('error', (error: Error) => passed.destroy(error));
    // A request that has come whole is closed too, while its last bytes are still on their way to the api.
    request.raw.once('close', () => {
      if (!request.raw.complete) passed.destroy();
    });
    passed.on('error', () => {}); // it may be told before anybody reads
    done(null, payload.pipe(passed));
  });
}

/** Passes bytes on until there are too many. A body without a length is counted as it comes. */
function atMost(limit: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      passed += chunk.length;
      if (passed > limit) next(refusalOf('large-body'));
      else next(null, chunk);
    },
  });
}
