import { MAILBOX_MAX, sendMailboxCode } from '@jishi/api/account';
import { useApi } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Button, Note } from '@jishi/ui';
import { Field, Form, TextInput } from '@jishi/ui/forms';
import { Dialog } from '@jishi/ui/overlays';
import Mail from 'lucide-react/icons/mail';
import { useId, useRef, useState } from 'react';
import { CodeField } from '../../../components/auth/code-field.tsx';
import { useSentCode } from '../../../hooks/auth/use-code.ts';
import { useFormFaults } from '../../../hooks/auth/use-form-faults.ts';
import { useTexts } from '../../../messages/texts.ts';
import { codeFault } from '../../../model/auth/checks.ts';
import { afterChange, textOf } from '../../../model/form-text.ts';
import { useBindMailbox } from '../hooks/use-bind-mailbox.ts';
import type { Mailbox } from '../hooks/use-mailbox.ts';
import { mailboxFault } from '../model/mailbox-fault.ts';

/** A mailbox and the code sent there. A click beside it does not close it. */
export function MailboxDialog({ email: now, mailbox }: { email: string | null; mailbox: Mailbox }) {
  const text = useTexts();
  const common = useCommonTexts();
  const api = useApi();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  // The shop says of a mailbox what it says of a number: that it is not right.
  const faults = useFormFaults<'email' | 'code'>({ phone: 'email', code: 'code' });
  const code = useSentCode(email, (to) => sendMailboxCode(api, to));
  const bind = useBindMailbox(mailbox.close);

  // The form tells it, in the field it is about; the field of the code is to say nothing of it.
  const refuseSending = (error: unknown) => {
    code.sending.reset();
    faults.refuse(error);
  };
  const handleSend = () => {
    if (faults.check({ email: mailboxFault(email, now) })) {
      code.sending.mutate(email, { onError: refuseSending });
    } else input.current?.focus();
  };
  const typedIn = (data: FormData) => ({ email: textOf(data, 'email'), code: textOf(data, 'code') });
  const find = (typed: ReturnType<typeof typedIn>) => ({
    email: mailboxFault(typed.email, now),
    code: codeFault(typed.code),
  });
  const handleSubmit = (data: FormData) => {
    const typed = typedIn(data);
    if (!faults.check(find(typed)) || bind.isPending) return;
    code.sending.reset();
    bind.mutate(typed, { onError: faults.refuse });
  };
  const footer = (
    <>
      <Button onClick={mailbox.close} disabled={bind.isPending}>
        {common('action.cancel')}
      </Button>
      <Button type="submit" form={formId} kind="primary" busy={bind.isPending} busyLabel={common('action.saving')}>
        {text('profile.email-submit')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={text(now ? 'profile.email-change-title' : 'profile.email-bind-title')}
      closeLabel={common('action.close')}
      closeOnOutside={false}
      busy={bind.isPending}
      onClose={mailbox.close}
      footer={footer}
    >
      <Form
        id={formId}
        onSubmit={handleSubmit}
        onInput={mailbox.onType}
        onChange={afterChange((data, field) => faults.recheck(find(typedIn(data)), field))}
        errors={{ email: faults.of('email') ?? '', code: faults.of('code') ?? '' }}
      >
        <Field label={text('profile.email-new')} error={faults.of('email')} required>
          <TextInput
            ref={input}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            maxLength={MAILBOX_MAX}
            placeholder={text('profile.mailbox-example')}
            icon={<Mail size={18} strokeWidth={1.75} aria-hidden />}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <CodeField code={code} fault={faults.of('code')} onSend={handleSend} kind="mail" />
        <Note tone="info">{text('profile.email-note')}</Note>
        <FormFailure error={faults.rest} />
      </Form>
    </Dialog>
  );
}
