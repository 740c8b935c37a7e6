import { z } from 'zod';
import type { ServerCall } from './server-call.ts';

/** The schema of what a route sends in its envelope, or with each event; null where it sends none. */
export function answerOf({ route }: ServerCall, isFollowed: boolean): z.ZodType | null {
  if (isFollowed) return route.config?.event ?? null;
  const answer = (route.schema?.response as Record<string, unknown> | undefined)?.['200'];
  const message: unknown = answer instanceof z.ZodObject ? answer.shape['message'] : null;
  return message instanceof z.ZodType ? message : null;
}
