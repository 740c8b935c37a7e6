/** Whoever asks waits no longer; a server that is well answers within a millisecond or two. */
const ANSWER_WITHIN_MS = 100;
/** From opening to the first trial, and between trials. */
const PAUSE_MS = 1000;
/** What opens again and again is tried less and less often, so that it fills no log. */
const LONGEST_PAUSE_MS = 5000;
/** Closed for so long, it is well again. */
const WELL_AFTER_MS = 60_000;

export const circuitStates = ['closed', 'open', 'half-open'] as const;
export type CircuitState = (typeof circuitStates)[number];

export type CircuitOptions = {
  /** A trial of the server. It runs beside requests, one at a time, while the circuit is not closed. */
  probe: () => Promise<unknown>;
  /** The circuit has opened. */
  onOpen: (reason: unknown) => void;
  /** It has closed again. */
  onClose: () => void;
};

/**
 * A circuit breaker before a server that can be done without. Closed, work is sent to the server and given 100 ms. The first failure opens
 * it: nobody else pays for the same fault, and doing without for a second costs little. Open, nothing is sent but a trial a second
 * (half-open), and the first one that succeeds closes it.
 */
export class CircuitBreaker {
  readonly #options: CircuitOptions;
  #state: CircuitState = 'closed';
  #pauseMs = PAUSE_MS;
  #closedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  #isEnded = false;

  constructor(options: CircuitOptions) {
    this.#options = options;
  }

  get state(): CircuitState {
    return this.#state;
  }

  /** What the server answered; null when it has to be done without: the circuit is not closed, or the work failed or took too long. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#state !== 'closed') return null;
    try {
      return await withinDeadline(work());
    } catch (error) {
      if (this.#state === 'closed') this.#open(error);
      return null;
    }
  }

  /** Tries the server now, so that its state is known before somebody needs it. */
  async check(): Promise<void> {
    await this.attempt(this.#options.probe);
  }

  /** Tries no more; the circuit stays as it is. */
  end(): void {
    this.#isEnded = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  #open(reason: unknown): void {
    const wasWell = performance.now() - this.#closedAt > WELL_AFTER_MS;
    this.#pauseMs = wasWell ? PAUSE_MS : Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    this.#options.onOpen(reason);
    this.#waitForTrial();
  }

  #waitForTrial(): void {
    this.#state = 'open';
    if (!this.#isEnded) this.#timer = setTimeout(() => void this.#try(), this.#pauseMs).unref();
  }

  async #try(): Promise<void> {
    this.#state = 'half-open';
    try {
      await withinDeadline(this.#options.probe());
    } catch {
      this.#waitForTrial();
      return;
    }
    this.#state = 'closed';
    this.#closedAt = performance.now();
    this.#options.onClose();
  }
}

/**
 * @throws Error after 100 ms. A process that was busy itself all that time first reads what has arrived meanwhile: timers come before
 * sockets, what is immediate after them.
 */
function withinDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer within ${ANSWER_WITHIN_MS} ms`));
    const timer = setTimeout(() => setImmediate(giveUp), ANSWER_WITHIN_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
