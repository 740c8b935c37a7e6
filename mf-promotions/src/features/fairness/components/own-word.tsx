import { Field, FieldButton, TextInput } from '@jishi/ui/forms';
import { useTexts } from '../../../messages/texts.ts';

/** As many characters as the shop takes (`LONGEST_WORD` of the function). */
const LONGEST = 64;

type OwnWordProps = { word: string; onWord: (word: string) => void; onNew: () => void };

/** The customer's part of a draw: made by chance, and theirs to change. */
export function OwnWord({ word, onWord, onNew }: OwnWordProps) {
  const text = useTexts();
  return (
    <Field label={text('fair.word')} hint={text('fair.word_hint')}>
      <TextInput
        size="sm"
        value={word}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onWord(target.value)}
        end={<FieldButton onClick={onNew}>{text('fair.new_word')}</FieldButton>}
      />
    </Field>
  );
}
