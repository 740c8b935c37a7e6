import type { ProductAnswer } from '@jishi/api/products';
import { useFormat } from '@jishi/i18n';
import { langOf } from '@jishi/part-kit/words-lang';
import { Tag } from '@jishi/ui';
import { useQuestionWords } from '../../../../messages/questions/texts.ts';
import * as styles from './questions.styles.ts';

/** What the shop or a buyer answers. */
export function AnswerItem({ answer: { text: words, buyer, writtenAt } }: { answer: ProductAnswer }) {
  const text = useQuestionWords();
  const format = useFormat();
  return (
    <li>
      <styles.Words>
        <styles.Mark $of="answer">{text('answer')}</styles.Mark>
        <p lang={langOf(words)}>{words}</p>
      </styles.Words>
      <styles.Meta>
        {buyer === null ? (
          <Tag $tone="brand">{text('shop')}</Tag>
        ) : (
          <>
            <span>{buyer}</span>
            <Tag $tone="trust">{text('bought')}</Tag>
          </>
        )}
        <time dateTime={format.date(writtenAt, 'date')}>{format.date(writtenAt, 'long')}</time>
      </styles.Meta>
    </li>
  );
}
