import type { FastifyReply } from 'fastify';

/** When a request reached this process, whatever was looked up since. */
export const receivedAt = (reply: FastifyReply, now: Date): Date => new Date(now.getTime() - reply.elapsedTime);
