import { isApiError } from '@jishi/api';
import { useApi } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { Button, Stack, Text } from '@jishi/ui';
import { FormError } from '@jishi/ui/forms';
import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useTexts } from '../../../messages/texts.ts';
import { signChallenge } from '../../../model/auth/passkey-ceremony.ts';
import { useProve } from '../hooks/use-prove.ts';

/** A key of this device signs. */
export function PasskeyProof({ onProved }: { onProved: () => void }) {
  const text = useTexts();
  const failureText = useFailureText();
  const api = useApi();
  const { mutateAsync } = useProve(onProved);
  const signing = useMutation({
    mutationFn: async () => mutateAsync({ by: 'passkey', ...(await signChallenge(api)) }),
  });
  // What browsers throw tells neither of the customer nor of the key: turned away, too slow, no such key.
  const problem = isApiError(signing.error) ? failureText(signing.error) : text('proof.passkey-none');
  return (
    <Stack $gap={4}>
      <Text $tone="secondary">{text('proof.passkey-hint')}</Text>
      <FormError>{signing.error ? problem : undefined}</FormError>
      <Button
        kind="primary"
        size="lg"
        block
        busy={signing.isPending}
        busyLabel={text('passkey.busy')}
        icon={<KeyRound size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => signing.mutate()}
      >
        {text('proof.passkey')}
      </Button>
    </Stack>
  );
}
