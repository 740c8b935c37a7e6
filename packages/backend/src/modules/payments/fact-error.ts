/** Why something a provider says, and signed, is not taken. */
export type FactProblem = 'unknown' | 'amount' | 'currency' | 'transaction';

/** News of a provider that do not fit what the shop asked for: an operator has to look. */
export class FactError extends Error {
  readonly problem: FactProblem;

  constructor(problem: FactProblem, message: string) {
    super(message);
    this.name = 'FactError';
    this.problem = problem;
  }
}
