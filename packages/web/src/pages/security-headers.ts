/** What a page of the shop may load: its own origin only, scripts and styles by nonce; videos from wherever the shop keeps them. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "worker-src 'self'",
  ].join('; ');
}

/** Headers of every HTML answer beside its policy. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
