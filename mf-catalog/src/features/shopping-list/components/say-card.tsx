import { MAX_LIST_LENGTH, MAX_LIST_LINES } from '@jishi/api/products';
import { useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { Awning, Button, Note } from '@jishi/ui';
import { Field, TextArea } from '@jishi/ui/forms';
import Megaphone from 'lucide-react/icons/megaphone';
import type { FormEvent, KeyboardEvent } from 'react';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import { shoutPath } from '../../../model/shout-path.ts';
import { LateDictation } from '../dictation/late-dictation.tsx';
import type { Saying } from '../hooks/use-say.ts';
import * as styles from './say-card.styles.ts';

type SayCardProps = { saying: Saying; hasLines: boolean; onRead: () => void };

/** Where a list is said, typed or pasted. Without scripts the server reads it. */
export function SayCard({ saying: { said, onSay, onHear, read, error, note }, hasLines, onRead }: SayCardProps) {
  const text = useShoutWords();
  const lang = useLang();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read()) onRead();
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <styles.Slip>
      <Awning height={20} />
      <styles.SayForm method="get" action={localePath(lang, shoutPath)} onSubmit={submit}>
        <Field
          label={text('shout.say.label')}
          hint={text('shout.say.hint', { lines: MAX_LIST_LINES, characters: MAX_LIST_LENGTH })}
          error={error}
        >
          <TextArea
            name="say"
            rows={4}
            value={said}
            placeholder={text('shout.say.placeholder')}
            enterKeyHint="enter"
            onChange={({ target }) => onSay(target.value)}
            onKeyDown={sendByKey}
          />
        </Field>
        <styles.Buttons>
          <LateDictation onHear={onHear} />
          <Button type="submit" kind="primary" icon={<Megaphone size={18} strokeWidth={1.75} aria-hidden />}>
            {text(hasLines ? 'shout.say.more' : 'shout.say.read')}
          </Button>
        </styles.Buttons>
        <div role="status">{note && <Note tone="promo">{note}</Note>}</div>
      </styles.SayForm>
    </styles.Slip>
  );
}
