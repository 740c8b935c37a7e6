import { FormError } from '@jishi/ui/forms';
import { useFailureText } from './use-failure-text.ts';

/** Why a form or a question was refused, as `useFailureText` words it; room for it while there is no error. */
export function FormFailure({ error }: { error: unknown }) {
  const failureText = useFailureText();
  return <FormError>{error ? failureText(error) : undefined}</FormError>;
}
