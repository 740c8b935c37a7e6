import type { FastifyReply } from 'fastify';

const messages = {
  400: { zh: '请求的地址不正确', en: 'The address is not valid' },
  502: { zh: '服务暂时不可用，请稍后再试', en: 'The service is not available right now, please try again in a moment' },
  504: { zh: '服务响应超时，请稍后再试', en: 'The service took too long to answer, please try again in a moment' },
} as const;

/** Answers in the api's own error envelope, for when the api cannot. */
export function sendApiError(reply: FastifyReply, status: keyof typeof messages): FastifyReply {
  const lang = reply.request.headers['lang'] === 'en' ? 'en' : 'zh';
  return reply
    .code(status)
    .header('x-error-class', status === 400 ? 'validation' : 'unavailable')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ status_code: status, code: 0, message: messages[status][lang], result: 'error' });
}
