import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { FormError } from '@jishi/ui/forms';
import { useTexts } from '../../../messages/texts.ts';
import { failureText } from '../../../model/failure-text.ts';
import * as styles from './card.styles.ts';

type SignInFootProps = { error: unknown; isBusy: boolean };

/** What went wrong with the attempt, and the button. */
export function SignInFoot({ error, isBusy }: SignInFootProps) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <styles.Submit>
      <FormError>{error ? failureText(error, common) : undefined}</FormError>
      <Button type="submit" kind="primary" size="lg" block busy={isBusy} busyLabel={text('sign-in.busy')}>
        {common('action.log_in')}
      </Button>
    </styles.Submit>
  );
}
