import { useShop } from '@jishi/contracts';
import { Button } from '@jishi/ui';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { useEffect, useState } from 'react';
import { useQuestionWords } from '../../../../messages/questions/texts.ts';
import { useAsk } from '../hooks/use-ask.ts';
import { forgetDraft, keepDraft, readDraft } from '../model/question-draft.ts';
import * as styles from './questions.styles.ts';
import { WordsForm } from './words-form.tsx';

type AskBoxProps = { productId: string; onAsked: () => void };

/** The way to ask. A visitor may write, too: to publish it they sign in, and find it here when they are back. */
export function AskBox({ productId, onAsked }: AskBoxProps) {
  const text = useQuestionWords();
  const { requireSignIn } = useShop();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  // The focus goes back to the button that opened the form.
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    const kept = readDraft(productId);
    if (kept === '') return;
    setDraft(kept);
    setOpen(true);
  }, [productId]);
  const close = () => {
    forgetDraft(productId);
    setDraft('');
    setOpen(false);
    setWasOpen(true);
  };
  const ask = useAsk(productId, () => {
    close();
    onAsked();
  });
  const handleSend = (words: string) => {
    keepDraft(productId, words);
    if (requireSignIn()) ask.send(words);
  };
  if (!isOpen) {
    return (
      <styles.Invitation>
        <p>{text('lead')}</p>
        <Button
          autoFocus={wasOpen}
          kind="primary"
          icon={<MessageCircleQuestion size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {text('ask')}
        </Button>
      </styles.Invitation>
    );
  }
  return (
    <styles.Sheet>
      <WordsForm
        label={text('yours')}
        hint={text('public')}
        example={text('example')}
        sendLabel={text('publish')}
        initial={draft}
        isBusy={ask.isPending}
        error={ask.error}
        onSend={handleSend}
        onCancel={close}
      />
    </styles.Sheet>
  );
}
