import type { Passkey } from '@jishi/api/security';
import { passkeysQuery } from '@jishi/api/security/queries';
import { useApi } from '@jishi/contracts';
import { useBrowserValue } from '@jishi/contracts/browser-value';
import { useCommonTexts } from '@jishi/i18n';
import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button, EmptyState, Note } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Inset, Rows, Strip } from '../../../components/security/rows.styles.ts';
import { useTexts } from '../../../messages/texts.ts';
import { knowsPasskeys } from '../../../model/auth/passkey-ceremony.ts';
import { useIdentityProof } from '../../identity-proof/hooks/use-identity-proof.ts';
import { IdentityProofDialog } from '../../identity-proof/identity-proof-dialog.tsx';
import { useRemovePasskey } from '../hooks/use-passkeys.ts';
import { MAKING_SECONDS, MAX_PASSKEYS } from '../model/make-passkey.ts';
import { AddDialog } from './add-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RenameDialog } from './rename-dialog.tsx';

/** The keys, and what is done with them. A new one needs a fresh proof. */
export function PasskeyList() {
  const text = useTexts();
  const common = useCommonTexts();
  const { data: passkeys } = useSuspenseQuery(passkeysQuery(useApi()));
  // Nearly every browser has them, so the server draws the button: nothing moves when the page is taken over.
  const isOffered = useBrowserValue(knowsPasskeys, () => true);
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const proof = useIdentityProof();
  const removal = useRemovePasskey();
  const isFull = passkeys.length >= MAX_PASSKEYS;

  const add = (
    <Button
      kind={passkeys.length > 0 ? 'soft' : 'primary'}
      size={passkeys.length > 0 ? 'sm' : 'md'}
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      busy={proof.isChecking}
      onClick={() => proof.ensure(() => setAdding(true), MAKING_SECONDS)}
    >
      {text('passkeys.add-long')}
    </Button>
  );
  return (
    <>
      {passkeys.length > 0 && (
        <Strip>
          <p>{isFull ? text('passkeys.full', { n: MAX_PASSKEYS }) : text('passkeys.hint')}</p>
          {isOffered && !isFull && add}
        </Strip>
      )}
      <Inset>
        {isOffered || <Note tone="promo">{text('passkeys.unsupported')}</Note>}
        <FormFailure error={proof.error} />
      </Inset>
      {passkeys.length === 0 ? (
        <EmptyState
          picture={<EmptyObject name="key" />}
          title={text('passkeys.none')}
          text={text('passkeys.none-text')}
          actions={isOffered && add}
        />
      ) : (
        <Rows>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => removal.ask(passkey)}
            />
          ))}
        </Rows>
      )}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(null)} />}
      {removal.pending && (
        <ConfirmQuestion
          question={removal}
          title={text('passkeys.remove-question')}
          text={text('passkeys.remove-text', { name: removal.pending.name })}
          confirmLabel={common('action.remove')}
        />
      )}
      <IdentityProofDialog proof={proof} />
    </>
  );
}
