import { useCommonTexts } from '@jishi/i18n';
import { Field, TextArea } from '@jishi/ui/forms';
import { useTexts } from '../../../messages/texts.ts';

/** The server keeps this many characters. */
const MAX = 200;

type RemarkFieldProps = { value: string; onChange(value: string): void };

/** A word to the shop, in any punctuation. */
export function RemarkField({ value, onChange }: RemarkFieldProps) {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <Field label={text('confirm.remark')} mark={common('state.optional')}>
      <TextArea
        name="remark"
        maxLength={MAX}
        placeholder={text('confirm.remark-example')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        leftLabel={(left) => common('field.left', { number: left })}
      />
    </Field>
  );
}
