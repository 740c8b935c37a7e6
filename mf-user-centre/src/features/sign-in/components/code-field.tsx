import type { SentCode } from '@jishi/api/sign-in';
import { useCommonTexts } from '@jishi/i18n';
import { VisuallyHidden } from '@jishi/ui';
import { Field, FieldButton, TextInput } from '@jishi/ui/forms';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { RefObject } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { failureText } from '../../../model/failure-text.ts';
import type { Fault } from '../model/sign-in-checks.ts';

type CodeFieldProps = {
  input: RefObject<HTMLInputElement | null>;
  fault: Fault;
  sending: { isPending: boolean; error: unknown; data: SentCode | undefined };
  secondsLeft: number;
  onSend: () => void;
};

export function CodeField({ input, fault, sending, secondsLeft, onSend }: CodeFieldProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { isPending, error, data } = sending;
  const sent = data && text(data.demoCode ? 'sign-in.code-filled' : 'sign-in.code-sent');
  const isWaiting = secondsLeft > 0;
  const label = isPending
    ? text('sign-in.code-sending')
    : isWaiting
      ? text('sign-in.code-again', { seconds: secondsLeft })
      : text(data ? 'sign-in.code-resend' : 'sign-in.code-send');
  return (
    <>
      <Field
        label={text('field.code')}
        error={fault ? text(fault) : error ? failureText(error, common) : null}
        hint={sent}
        required
      >
        <TextInput
          ref={input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={5}
          placeholder={text('sign-in.code-placeholder')}
          icon={<ShieldCheck size={18} strokeWidth={1.75} aria-hidden />}
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
