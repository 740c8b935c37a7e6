import { accountQuery } from '@jishi/api/account/queries';
import { securityStateQuery } from '@jishi/api/security/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormColumn } from '../../../components/security/form-column.ts';
import { useIdentityProof } from '../../identity-proof/hooks/use-identity-proof.ts';
import { IdentityProofDialog } from '../../identity-proof/identity-proof-dialog.tsx';
import { useChangePassword } from '../hooks/use-change-password.ts';
import { type EnteredPassword, PasswordForm } from './password-form.tsx';

/** The form, and what becomes of it: an old password proves who is there, a first one needs a proof of its own. */
export function PasswordChange() {
  const api = useApi();
  const { data: account } = useSuspenseQuery(accountQuery(api));
  const { data: state } = useSuspenseQuery(securityStateQuery(api));
  const [round, setRound] = useState(0);
  const proof = useIdentityProof();
  const change = useChangePassword(() => setRound((before) => before + 1));

  const handleSubmit = (entered: EnteredPassword, refuse: (error: unknown) => void) => {
    const save = () => change.mutate(entered, { onError: refuse });
    if (state.hasPassword) save();
    else proof.ensure(save);
  };
  return (
    <FormColumn>
      <PasswordForm
        // Emptied once it is saved.
        key={round}
        state={state}
        username={account.phone ?? ''}
        isPending={change.isPending || proof.isChecking}
        failure={proof.error}
        onSubmit={handleSubmit}
      />
      <IdentityProofDialog proof={proof} />
    </FormColumn>
  );
}
