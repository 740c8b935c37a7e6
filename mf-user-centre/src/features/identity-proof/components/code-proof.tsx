import { sendProofCode } from '@jishi/api/sign-in';
import { useApi } from '@jishi/contracts';
import { maskPhone } from '@jishi/i18n';
import { Text } from '@jishi/ui';
import { Form } from '@jishi/ui/forms';
import { CodeField } from '../../../components/auth/code-field.tsx';
import { SubmitFoot } from '../../../components/auth/submit-foot.tsx';
import { useSentCode } from '../../../hooks/auth/use-code.ts';
import { useFormFaults } from '../../../hooks/auth/use-form-faults.ts';
import { useTexts } from '../../../messages/texts.ts';
import { codeFault } from '../../../model/auth/checks.ts';
import { afterChange, textOf } from '../../../model/form-text.ts';
import { maskMailbox } from '../../../model/mask-mailbox.ts';
import { useProve } from '../hooks/use-prove.ts';

type CodeProofProps = {
  by: 'phone' | 'email';
  /** The number or mailbox of the account. */
  target: string;
  onProved: () => void;
};

/** A code to the number or mailbox the account has now. */
export function CodeProof({ by, target, onProved }: CodeProofProps) {
  const text = useTexts();
  const api = useApi();
  const code = useSentCode(target, () => sendProofCode(api, by, { silent: true }));
  const faults = useFormFaults<'code'>({ code: 'code', phone: 'code' });
  const proving = useProve(onProved);
  const find = (data: FormData) => ({ code: codeFault(textOf(data, 'code')) });
  const handleSubmit = (data: FormData) => {
    const typed = textOf(data, 'code');
    if (!faults.check(find(data)) || proving.isPending) return;
    code.sending.reset();
    proving.mutate({ by, code: typed.trim() }, { onError: faults.refuse });
  };
  const shown = by === 'phone' ? maskPhone(target) : maskMailbox(target);
  return (
    <Form
      onSubmit={handleSubmit}
      onChange={afterChange((data, field) => faults.recheck(find(data), field))}
      errors={{ code: faults.of('code') ?? '' }}
    >
      <Text $tone="secondary">{text('proof.code-to', { target: shown })}</Text>
      <CodeField code={code} fault={faults.of('code')} onSend={code.send} kind={by === 'phone' ? 'message' : 'mail'} />
      <SubmitFoot
        error={faults.rest}
        isBusy={proving.isPending}
        label={text('proof.submit')}
        busyLabel={text('proof.busy')}
      />
    </Form>
  );
}
