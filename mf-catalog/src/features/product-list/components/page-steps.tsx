import { useCommonTexts } from '@jishi/i18n';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ListMoves } from '../hooks/use-list-moves.ts';
import { ListLink } from './list-link.tsx';
import * as styles from './sort-bar.styles.ts';

/** "1 / 4" with a step to either side, beside the order of the list. */
export function PageSteps({ moves, pageCount }: { moves: ListMoves; pageCount: number }) {
  const text = useCommonTexts();
  const { page } = moves.shown;
  if (pageCount <= 1 || page > pageCount) return null;
  const step = (to: number, label: string, Icon: typeof ChevronLeft) =>
    to < 1 || to > pageCount ? (
      <span data-off="">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
    ) : (
      <ListLink moves={moves} to={{ ...moves.shown, page: to }} aria-label={label}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </ListLink>
    );
  return (
    <styles.Steps>
      <span>{`${page} / ${pageCount}`}</span>
      {step(page - 1, text('pages.previous'), ChevronLeft)}
      {step(page + 1, text('pages.next'), ChevronRight)}
    </styles.Steps>
  );
}
