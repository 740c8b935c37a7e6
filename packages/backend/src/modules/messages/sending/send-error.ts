/**
 * A message that was not sent. `refused`: it never will be · `unavailable`: it was not taken, try again · `unknown`:
 * nobody knows whether it was taken. `message` and `code` are the provider's words and hold nothing secret.
 */
export class SendError extends Error {
  readonly kind: 'refused' | 'unavailable' | 'unknown';
  readonly code: string;

  constructor(kind: SendError['kind'], code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SendError';
    this.kind = kind;
    this.code = code;
  }
}
