import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { FormError } from '@jishi/ui/forms';
import { failureText } from '../../model/failure-text.ts';
import * as styles from './card.styles.ts';

type SubmitFootProps = { error: unknown; isBusy: boolean; label: string; busyLabel: string };

/** What went wrong with the attempt as a whole, and the button. */
export function SubmitFoot({ error, isBusy, label, busyLabel }: SubmitFootProps) {
  const common = useCommonTexts();
  return (
    <styles.Submit>
      <FormError>{error ? failureText(error, common) : undefined}</FormError>
      <Button type="submit" kind="primary" size="lg" block busy={isBusy} busyLabel={busyLabel}>
        {label}
      </Button>
    </styles.Submit>
  );
}
