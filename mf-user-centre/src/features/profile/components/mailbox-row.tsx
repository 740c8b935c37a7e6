import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button } from '@jishi/ui';
import Mail from 'lucide-react/icons/mail';
import { RowActions, RowIcon, RowItem, RowState, Rows, RowText } from '../../../components/security/rows.styles.ts';
import { StateWord } from '../../../components/security/state-word.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { maskMailbox } from '../../../model/mask-mailbox.ts';
import { IdentityProofDialog } from '../../identity-proof/identity-proof-dialog.tsx';
import type { Mailbox } from '../hooks/use-mailbox.ts';
import * as styles from './profile.styles.ts';

/** The mailbox of the account, or that there is none, and the way to another one. */
export function MailboxRow({ email, mailbox }: { email: string | null; mailbox: Mailbox }) {
  const text = useTexts();
  const { proof, open } = mailbox;
  return (
    <styles.Under>
      <Rows>
        <RowItem>
          <RowIcon>
            <Mail size={20} strokeWidth={1.75} aria-hidden />
          </RowIcon>
          <RowText>
            <h2>{text('profile.email')}</h2>
            <p>{email ? maskMailbox(email) : text('profile.email-why')}</p>
          </RowText>
          <RowState>
            <StateWord isReady={email !== null}>{text(email ? 'profile.email-ok' : 'profile.email-none')}</StateWord>
          </RowState>
          <RowActions>
            <Button size="sm" onClick={open} busy={proof.isChecking}>
              {text(email ? 'profile.email-change' : 'profile.email-bind')}
            </Button>
          </RowActions>
        </RowItem>
      </Rows>
      <FormFailure error={proof.error} />
      <IdentityProofDialog proof={proof} reason={text('profile.email-proof')} />
    </styles.Under>
  );
}
