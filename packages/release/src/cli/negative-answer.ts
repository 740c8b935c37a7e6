/** Ends a command with 1 when what it printed is bad news; there is nothing more to say. */
export class NegativeAnswer extends Error {
  constructor() {
    super('the answer is no');
    this.name = 'NegativeAnswer';
  }
}
