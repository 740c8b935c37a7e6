import { isApiError } from '@jishi/api';
import { useBrowserValue } from '@jishi/contracts/browser-value';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { Button } from '@jishi/ui';
import { FormError } from '@jishi/ui/forms';
import KeyRound from 'lucide-react/icons/key-round';
import * as styles from '../../../components/auth/card.styles.ts';
import { useTexts } from '../../../messages/texts.ts';
import { knowsPasskeys } from '../../../model/auth/passkey-ceremony.ts';
import { usePasskey } from '../hooks/use-passkey.ts';

/** A key of this device in place of number, code and password. Nothing where the browser has none. */
export function PasskeyButton({ remember }: { remember: boolean }) {
  // Nearly every browser has them, so the server draws the button: nothing moves when the page is taken over.
  const isOffered = useBrowserValue(knowsPasskeys, () => true);
  return isOffered ? <Offered remember={remember} /> : null;
}

function Offered({ remember }: { remember: boolean }) {
  const text = useTexts();
  const failureText = useFailureText();
  const { ask, isAsking, failure } = usePasskey(remember);
  // What browsers throw tells neither of the visitor nor of the key: turned away, too slow, no such key.
  const problem = isApiError(failure) ? failureText(failure) : text('passkey.none');
  return (
    <styles.Submit>
      <FormError>{failure ? problem : undefined}</FormError>
      <Button
        kind="line"
        block
        busy={isAsking}
        busyLabel={text('passkey.busy')}
        icon={<KeyRound size={18} strokeWidth={1.75} aria-hidden />}
        onClick={ask}
      >
        {text('passkey.sign-in')}
      </Button>
    </styles.Submit>
  );
}
