import { useTexts } from '../../../messages/texts.ts';
import * as styles from './list.styles.ts';

/** Heading of a list and how many products it has; the number is announced when filters change it. */
export function ListHead({ title, total }: { title: string; total?: number }) {
  const text = useTexts();
  return (
    <styles.Head>
      <styles.Title>{title}</styles.Title>
      {total !== undefined && total > 0 && (
        <styles.Count role="status">{text('list.total', { count: total })}</styles.Count>
      )}
    </styles.Head>
  );
}
