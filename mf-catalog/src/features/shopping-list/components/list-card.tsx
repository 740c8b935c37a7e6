import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Card, Spinner, VisuallyHidden } from '@jishi/ui';
import type { Dispatch, RefObject } from 'react';
import { useNextFocus } from '../../../hooks/use-next-focus.ts';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import type { useResolved } from '../hooks/use-resolved.ts';
import type { KeptLine } from '../model/list-line.ts';
import type { ListChange } from '../model/list-state.ts';
import { LineRow } from './line-row.tsx';
import * as styles from './list-card.styles.ts';
import { ListSum } from './list-sum.tsx';
import { ListTools } from './list-tools.tsx';

type ListCardProps = {
  list: ReturnType<typeof useResolved>;
  kept: readonly KeptLine[];
  name: string;
  change: Dispatch<ListChange>;
  headRef: RefObject<HTMLHeadingElement | null>;
};

/** The list: a line for each thing, what they come to, and all of it into the cart. */
export function ListCard({ list, kept, name, change, headRef }: ListCardProps) {
  const text = useShoutWords();
  const common = useCommonTexts();
  const { notify } = useShop();
  const { resolved, sum, isLooking, hasFailed, retry } = list;
  const box = useNextFocus<HTMLUListElement>(resolved.length);
  const remove = (at: number) => {
    const line = resolved[at]?.line;
    if (!line) return;
    change({ kind: 'remove', key: line.key });
    const undo = () => change({ kind: 'put-back', line, at });
    notify({
      kind: 'info',
      text: text('shout.line.removed', { words: line.words }),
      action: { label: common('action.undo'), run: undo },
    });
  };
  return (
    <Card as="section" aria-labelledby="shout-list">
      <styles.Head>
        <h2 id="shout-list" ref={headRef} tabIndex={-1}>
          {text('shout.list.title')} <small>{text('shout.list.count', { count: resolved.length })}</small>
        </h2>
        {isLooking && <Spinner size={18} />}
        <ListTools lines={resolved.map(({ line }) => line)} kept={kept} name={name} change={change} />
      </styles.Head>
      <VisuallyHidden role="status">{isLooking ? text('shout.list.looking') : <Told sum={sum} />}</VisuallyHidden>
      {hasFailed && <LoadFailure title={text('shout.list.failed')} text={null} onRetry={retry} />}
      <styles.Lines {...box}>
        {resolved.map((one, at) => (
          <LineRow
            key={one.line.key}
            resolved={one}
            hasFailed={hasFailed}
            change={change}
            onRemove={() => remove(at)}
          />
        ))}
      </styles.Lines>
      <ListSum sum={sum} />
    </Card>
  );
}

/** How looking went, for readers: what is in the cart is looked for no more. */
function Told({ sum: { found, open, nothing } }: Pick<ListCardProps['list'], 'sum'>) {
  const text = useShoutWords();
  return (
    <>
      {found > 0 && text('shout.list.found', { found })} {open > 0 && text('shout.list.open', { count: open })}{' '}
      {nothing > 0 && text('shout.list.none', { count: nothing })}
    </>
  );
}
