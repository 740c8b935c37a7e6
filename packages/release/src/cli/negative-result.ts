/** Ends a command with exit code 1 when what it printed is a negative result; there is nothing more to say. */
export class NegativeResult extends Error {
  constructor() {
    super('the answer is no');
    this.name = 'NegativeAnswer';
  }
}
