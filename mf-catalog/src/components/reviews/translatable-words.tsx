import { reviewTranslationQuery } from '@jishi/api/reviews/queries';
import { useApi } from '@jishi/contracts';
import { localeOf, useLang } from '@jishi/i18n';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { langOf } from '@jishi/part-kit/words-lang';
import { Button } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReviewWords } from '../../messages/reviews/texts.ts';
import * as styles from './reviews.styles.ts';

type Words = {
  words: string;
  /** `span` where they follow others in their line. */
  as?: 'p' | 'span';
};

/** What somebody wrote. `id`: by which it is translated; `null` when nobody translates it. */
export function TranslatableWords({ id, words, as: As = 'p' }: Words & { id: string | null }) {
  const { iso } = localeOf(useLang());
  const lang = langOf(words);
  const isForeign = lang !== undefined && lang !== iso;
  return id !== null && isForeign ? <ForeignWords id={id} words={words} as={As} /> : <As lang={lang}>{words}</As>;
}

/** Words in another language: they stay until there is a translation, and come back at a press. */
function ForeignWords({ id, words, as: As = 'p' }: Words & { id: string }) {
  const text = useReviewWords();
  const failureText = useFailureText(text('not_translated'));
  const [isWanted, want] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...reviewTranslationQuery(useApi(), id), enabled: isWanted });
  const translation = isWanted ? data : undefined;
  const handlePress = () => {
    if (error) void refetch();
    else want(!isWanted);
  };
  return (
    <>
      <As aria-live="polite">
        {translation ? (
          <>
            <span lang={localeOf(translation.language).iso}>{translation.text}</span>
            <styles.Note>{text('by_machine')}</styles.Note>
          </>
        ) : (
          <span lang={langOf(words)}>{words}</span>
        )}
        {error && !isFetching && <styles.Note>{failureText(error)}</styles.Note>}
      </As>
      <styles.Translate>
        <Button kind="ghost" size="sm" busy={isFetching} busyLabel={text('translating')} onClick={handlePress}>
          {text(translation ? 'show_original' : error ? 'translate_again' : 'show_translation')}
        </Button>
      </styles.Translate>
    </>
  );
}
