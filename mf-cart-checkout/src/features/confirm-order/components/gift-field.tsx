import { useCommonTexts } from '@jishi/i18n';
import { Checkbox, Field, TextArea } from '@jishi/ui/forms';
import { useId, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './gift-field.styles.ts';

/** The server keeps this many characters. */
const MAX = 120;

type GiftFieldProps = {
  /** Words on the tag; nothing: it is no present. */
  note: string | undefined;
  onChange(note: string | undefined): void;
};

/** A present: words on a paper tag, and a slip without prices. What was written stays while the box is unticked. */
export function GiftField({ note, onChange }: GiftFieldProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const [written, setWritten] = useState(note ?? '');
  const hint = useId();
  const write = (words: string) => {
    setWritten(words);
    onChange(words);
  };
  return (
    <div>
      <Checkbox
        label={text('confirm.gift')}
        aria-describedby={hint}
        checked={note !== undefined}
        onChange={({ target }) => onChange(target.checked ? written : undefined)}
      />
      <styles.Hint id={hint}>{text('confirm.gift-hint')}</styles.Hint>
      {note !== undefined && (
        <styles.Tag>
          <Field label={text('confirm.gift-note')} mark={common('state.optional')}>
            <TextArea
              name="gift-note"
              maxLength={MAX}
              placeholder={text('confirm.gift-example')}
              value={note}
              onChange={(event) => write(event.target.value)}
              leftLabel={(left) => common('field.left', { number: left })}
            />
          </Field>
        </styles.Tag>
      )}
    </div>
  );
}
