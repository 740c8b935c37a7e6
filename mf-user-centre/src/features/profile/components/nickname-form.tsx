import { NICKNAME_MAX } from '@jishi/api/account';
import { useCommonTexts } from '@jishi/i18n';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { Button } from '@jishi/ui';
import { Field, Form, TextInput } from '@jishi/ui/forms';
import { useTexts } from '../../../messages/texts.ts';
import type { Nickname } from '../hooks/use-nickname.ts';
import * as styles from './profile.styles.ts';

/** The name, and its button beside it. What the shop says of it stands in the field. */
export function NicknameForm({ nickname }: { nickname: Nickname }) {
  const text = useTexts();
  const common = useCommonTexts();
  const failureText = useFailureText();
  const { value, isDirty, fault, error, isSaving, type, save } = nickname;
  const wrong = fault ?? (error ? failureText(error) : null);
  return (
    <Form onSubmit={save} errors={{ nickname: wrong ?? '' }}>
      <styles.NicknameLine>
        <Field
          label={text('profile.nickname')}
          hint={text('profile.nickname-hint', { n: NICKNAME_MAX })}
          error={wrong}
          required
        >
          <TextInput
            name="nickname"
            autoComplete="nickname"
            placeholder={text('profile.nickname-none')}
            value={value}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          kind={isDirty ? 'primary' : 'line'}
          busy={isSaving}
          busyLabel={common('action.saving')}
          disabled={!isDirty}
        >
          {common('action.save')}
        </Button>
      </styles.NicknameLine>
    </Form>
  );
}
