import type { ArticleSummary } from '@jishi/api/articles';
import { useFormat } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState } from '@jishi/ui';
import { useHelpWords } from '../messages/help/texts.ts';
import * as frame from './help-frame.styles.ts';
import { Prose } from './prose.tsx';

/** A text of the help: title, date, text. */
export function HelpText({ page: { name, html, publishedAt } }: { page: ArticleSummary & { html: string } }) {
  const text = useHelpWords();
  const { date } = useFormat();
  return (
    <article>
      <frame.Title>{name}</frame.Title>
      <frame.Published>
        <time dateTime={date(publishedAt, 'date')}>{date(publishedAt, 'long')}</time>
      </frame.Published>
      {html.trim() === '' ? (
        <EmptyState picture={<EmptyObject name="books" />} title={text('unwritten')} />
      ) : (
        <Prose html={html} />
      )}
    </article>
  );
}
