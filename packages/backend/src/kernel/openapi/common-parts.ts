import { ERROR_CLASSES } from '../error-texts/entry.ts';

/** What every operation shares: headers, sign-in, errors. */
export const commonParameters = {
  Lang: {
    name: 'Lang',
    in: 'header',
    required: false,
    description: 'Language of texts in the answer; anything else counts as zh.',
    schema: { type: 'string', enum: ['zh', 'en'], default: 'zh' },
  },
  Release: {
    name: 'X-Release',
    in: 'header',
    required: false,
    description:
      'Serial of the release the page belongs to; kept with orders and in the log. Ignored when it is not a positive integer.',
    schema: { type: 'integer', minimum: 1 },
  },
} as const;

export const securitySchemes = {
  key: {
    type: 'apiKey',
    in: 'header',
    name: 'apply-secret',
    description: 'Project key. It identifies a client build and protects nothing.',
  },
  signIn: { type: 'http', scheme: 'bearer', description: 'Access token of a sign-in, valid for two hours.' },
} as const;

export const errorResponses = {
  Error: {
    description:
      'A refusal. Business refusals have status 401, a missing or ended sign-in 500: tell failures apart by X-Error-Class.',
    headers: {
      'X-Error-Class': { description: 'What kind of failure it is.', schema: { type: 'string', enum: ERROR_CLASSES } },
      'X-Request-Id': { description: 'Names the request in the logs.', schema: { type: 'string' } },
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
} as const;

export const errorSchemas = {
  Error: {
    type: 'object',
    properties: {
      result: { type: 'string', const: 'error' },
      code: { type: 'integer', description: 'Number of the error.' },
      message: { type: 'string', description: 'Text for the customer, in the language asked for.' },
      status_code: { type: 'integer', description: 'The HTTP status, where that is not 401.' },
    },
    required: ['result', 'code', 'message'],
  },
} as const;
