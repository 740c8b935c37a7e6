import { useCommonTexts } from '@jishi/i18n';
import { Stack, Text } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { useTexts } from '../../messages/texts.ts';
import type { IdentityProof } from './hooks/use-identity-proof.ts';
import { ProofForm } from './proof-form.tsx';

type IdentityProofDialogProps = {
  proof: IdentityProof;
  /** What the proof is for, when the page does not say so: "注销账号前，先确认是你本人。" */
  reason?: string;
};

/** Asks who is there, by whichever way the account has; nothing while nobody is to be asked. */
export function IdentityProofDialog({ proof, reason }: IdentityProofDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { ways, proved, close } = proof;
  return (
    <Dialog
      open={ways !== null}
      onClose={close}
      title={text('proof.title')}
      closeLabel={common('action.close')}
      closeOnOutside={false}
    >
      <Stack $gap={4}>
        <Text $tone="secondary">{reason ?? text('proof.reason')}</Text>
        {ways && <ProofForm ways={ways} onProved={proved} />}
      </Stack>
    </Dialog>
  );
}
