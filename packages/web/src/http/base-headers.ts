/**
 * Headers of every answer: nobody guesses what it is, nothing shows it in a frame, and what was meant for a program loads nothing when it is
 * opened by itself. Pages, and answers of the api that are shown, say their own policy in its place.
 */
export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;
