import { useFailureText } from '@jishi/part-kit/failure-text';
import { VisuallyHidden } from '@jishi/ui';
import { Field, FieldButton, TextInput } from '@jishi/ui/forms';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { CodeSending } from '../../hooks/auth/use-code.ts';
import { useTexts } from '../../messages/texts.ts';

type CodeFieldProps = {
  code: CodeSending;
  /** What is wrong with what was typed, ready to read; it counts before a code that could not be sent. */
  fault: string | null;
  onSend: () => void;
  /** How it comes: by text message, or by mail. */
  kind?: 'message' | 'mail';
};

export function CodeField({ code, fault, onSend, kind = 'message' }: CodeFieldProps) {
  const text = useTexts();
  const failureText = useFailureText();
  const { isPending, data } = code.sending;
  const { error } = code;
  const sent = data && text(data.demoCode ? 'sign-in.code-filled' : 'sign-in.code-sent');
  const isWaiting = code.left > 0;
  const label = isPending
    ? text('sign-in.code-sending')
    : isWaiting
      ? text('sign-in.code-again', { seconds: code.left })
      : text(data ? 'sign-in.code-resend' : 'sign-in.code-send');
  return (
    <>
      <Field label={text('field.code')} error={fault ?? (error ? failureText(error) : null)} hint={sent} required>
        <TextInput
          ref={code.input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={5}
          placeholder={text(kind === 'mail' ? 'proof.mail-code-placeholder' : 'sign-in.code-placeholder')}
          icon={<ShieldCheck size={18} strokeWidth={1.75} aria-hidden />}
          // What is typed is a code, wherever it came from: that another one could not be sent is done with.
          onChange={() => error !== null && code.sending.reset()}
          end={
            <FieldButton onClick={onSend} disabled={isWaiting}>
              {label}
            </FieldButton>
          }
        />
      </Field>
      <VisuallyHidden role="status">{sent}</VisuallyHidden>
    </>
  );
}
