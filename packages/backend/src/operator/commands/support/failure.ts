import { errorText } from '../../../kernel/error-texts/messages.ts';
import { ShopError } from '../../../kernel/errors/shop-error.ts';
import { explainStartUpFailure } from '../../../kernel/start-up/start-up-failure.ts';
import { NeedsCode } from '../../operations/operators/needs-code.ts';
import { Refused } from '../../operations/refused.ts';
import { NeedsConfirmation } from './execute.ts';

/** What went wrong, for the operator. A fault of ours comes with its stack. */
export function failureText(error: unknown): string {
  if (error instanceof Refused) return `Refused: ${error.message}`;
  if (error instanceof ShopError) return `Refused: ${errorText(error.key, 'en', error.params)} (${error.key})`;
  if (error instanceof NeedsConfirmation) return `Refused: ${error.message} Add --yes if you mean it.`;
  if (error instanceof NeedsCode) return `Refused: ${error.message}`;
  const known = explainStartUpFailure(error, 0);
  if (known) return known;
  return `Failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
