import { Refused } from '../refused.ts';

/** The operator has to say who they are, and show it with a code. `operator`: the name they gave, if any. */
export class NeedsCode extends Error {
  readonly operator: string | null;

  constructor(operator: string | null) {
    super(
      operator === null
        ? 'This shop has operators: say who you are with --operator <name> (or SHOP_OPERATOR) and --code <digits>.'
        : `Show that you are ${operator}: --code <digits your authenticator shows>.`,
    );
    this.name = 'NeedsCode';
    this.operator = operator;
  }
}

/** A name or code that is not taken. */
export class WrongCode extends Refused {}
