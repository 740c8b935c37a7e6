import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { Checkbox } from '@jishi/ui/forms';
import { useTexts } from '../../../messages/texts.ts';
import type { Selection } from '../hooks/use-chosen.ts';
import { useReadNotices } from '../hooks/use-read-notices.ts';
import * as styles from './notice-list.styles.ts';

type NoticeToolsProps = { selection: Selection; onRemove(): void };

/** What can be done to the chosen messages, and to all of them. */
export function NoticeTools({ selection, onRemove }: NoticeToolsProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { notify } = useShop();
  const read = useReadNotices(selection.clear);
  const readAll = useReadNotices(selection.clear);
  const { chosen, isAll } = selection;
  const withChosen = (act: () => void) => () =>
    chosen.length === 0 ? notify({ kind: 'error', text: text('notices.choose') }) : act();
  return (
    <styles.Tools role="group" aria-label={text('notices.tools')}>
      <Checkbox
        label={text('notices.select-all')}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={selection.toggleAll}
      />
      <Button kind="ghost" size="sm" onClick={selection.invert}>
        {text('notices.invert')}
      </Button>
      <Button size="sm" busy={read.isPending} onClick={withChosen(() => read.mutate(chosen))}>
        {text('notices.read')}
      </Button>
      <Button size="sm" onClick={withChosen(onRemove)}>
        {common('action.delete')}
      </Button>
      <styles.AtEnd>
        <Button kind="ghost" size="sm" busy={readAll.isPending} onClick={() => readAll.mutate('all')}>
          {text('notices.read-all')}
        </Button>
      </styles.AtEnd>
    </styles.Tools>
  );
}
