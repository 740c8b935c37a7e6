import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button } from '@jishi/ui';
import * as styles from './card.styles.ts';

type SubmitFootProps = { error: unknown; isBusy: boolean; label: string; busyLabel: string };

/** What went wrong with the attempt as a whole, and the button. */
export function SubmitFoot({ error, isBusy, label, busyLabel }: SubmitFootProps) {
  return (
    <styles.Submit>
      <FormFailure error={error} />
      <Button type="submit" kind="primary" size="lg" block busy={isBusy} busyLabel={busyLabel}>
        {label}
      </Button>
    </styles.Submit>
  );
}
