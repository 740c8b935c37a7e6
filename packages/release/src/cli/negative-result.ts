/** Exit code of a command that made a release which some web server does not serve. */
export const NOT_EVERYWHERE = 3;

/** Exit code of a command that has found a fault in what it looked at. */
const FINDING = 4;

/** Exit code of a command that could not open a page it was to picture. */
export const NOT_OPENED = 6;

/** Ends a command when what it printed is a negative result; there is nothing more to say. */
export class NegativeResult extends Error {
  readonly exitCode: number;

  constructor(exitCode = FINDING) {
    super('the answer is no');
    this.name = 'NegativeAnswer';
    this.exitCode = exitCode;
  }
}
