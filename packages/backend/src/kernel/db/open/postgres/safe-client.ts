import pg from 'pg';

/**
 * A connection that may break at any moment without ending the process, which an `error` event nobody listens to does: pg-pool listens to
 * idle connections only. What was asked over it fails, and is told there.
 */
export class SafeClient extends pg.Client {
  /** It must not be used again. */
  isLost = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const lose = () => {
      this.isLost = true;
    };
    this.on('error', lose);
    this.on('end', lose);
  }
}
