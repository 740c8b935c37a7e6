import { HttpRefusal } from '@jishi/http-limits/refusal';
import type { FastifyReply } from 'fastify';

type Told = { code?: number; kind: string; zh: string; en: string };

/** In the words of the api (`packages/backend/src/kernel/error-texts`). */
const errors = {
  400: { kind: 'validation', zh: '请求的地址不正确', en: 'The address is not valid' },
  408: {
    kind: 'unavailable',
    zh: '提交的内容传输太慢，请重试',
    en: 'The request took too long to arrive, please try again',
  },
  // What of a tab is refused whose release has a banned version.
  409: {
    kind: 'conflict',
    zh: '页面已更新，请刷新后再操作。购物车里的商品都还在。',
    en: 'The shop has a new version. Reload the page and try again; your cart is kept.',
  },
  413: { code: 50004, kind: 'validation', zh: '提交的内容太大', en: 'The request is too large' },
  429: { kind: 'rate-limited', zh: '请求过于频繁，请稍等', en: 'Too many requests, wait a little' },
  502: {
    kind: 'unavailable',
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is not available right now, please try again in a moment',
  },
  503: {
    kind: 'unavailable',
    zh: '当前人数较多，请稍后重试',
    en: 'Too many people at once, try again in a moment',
  },
  504: {
    kind: 'unavailable',
    zh: '服务响应超时，请稍后再试',
    en: 'The service took too long to answer, please try again in a moment',
  },
} as const satisfies Record<number, Told>;

export type ApiErrorStatus = keyof typeof errors;

/** The status a failure is answered with, when it is one of ours. */
export function statusOf(error: unknown): ApiErrorStatus | null {
  const cause = error instanceof Error && error.cause instanceof HttpRefusal ? error.cause : error;
  const status = cause instanceof Error && 'statusCode' in cause ? cause.statusCode : null;
  return typeof status === 'number' && isKnown(status) ? status : null;
}

const isKnown = (status: number): status is ApiErrorStatus => status in errors;

/** Answers in the api's own error envelope, for when the api cannot. */
export function sendApiError(reply: FastifyReply, status: ApiErrorStatus): FastifyReply {
  return reply.send(apiErrorBody(reply, status));
}

/** Makes an answer such an error, all but its body, which is returned. */
export function apiErrorBody(reply: FastifyReply, status: ApiErrorStatus): object {
  const lang = reply.request.headers['lang'] === 'en' ? 'en' : 'zh';
  const { kind, code = 0, [lang]: message }: Told = errors[status];
  reply
    .code(status)
    .header('x-error-class', kind)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8');
  return { status_code: status, code, message, result: 'error' };
}
