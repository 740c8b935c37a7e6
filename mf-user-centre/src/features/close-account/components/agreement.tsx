import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button } from '@jishi/ui';
import { Checkbox } from '@jishi/ui/forms';
import { useId, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './close-account.styles.ts';

type AgreementProps = {
  /** Something is still owed. */
  isBlocked: boolean;
  isBusy: boolean;
  /** Why the questions could not be asked. */
  error: unknown;
  onAgree: () => void;
};

/** Nobody comes to the questions without having said that they know what follows. */
export function Agreement({ isBlocked, isBusy, error, onAgree }: AgreementProps) {
  const text = useTexts();
  const whyId = useId();
  const [isUnderstood, setUnderstood] = useState(false);
  return (
    <styles.AgreementCard>
      <FormFailure error={error} />
      <styles.AgreementRow>
        <Checkbox
          label={text('close.understood')}
          checked={isUnderstood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
        <Button
          kind="danger"
          size="lg"
          busy={isBusy}
          disabled={isBlocked || !isUnderstood}
          aria-describedby={isBlocked ? whyId : undefined}
          onClick={onAgree}
        >
          {text('close.submit')}
        </Button>
        {isBlocked && <p id={whyId}>{text('close.blocked-why')}</p>}
      </styles.AgreementRow>
    </styles.AgreementCard>
  );
}
