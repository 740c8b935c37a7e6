import { Heading, Text } from '@jishi/ui';
import { type ReactNode, useRef } from 'react';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import { useList } from '../hooks/use-list.ts';
import { useResolved } from '../hooks/use-resolved.ts';
import { useSay } from '../hooks/use-say.ts';
import { keptOf } from '../model/kept-of.ts';
import { keptLines, type ListLine } from '../model/list-line.ts';
import { LateSavedLists } from '../saved/late-saved-lists.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListCard } from './list-card.tsx';
import { SayCard } from './say-card.tsx';
import * as styles from './shopping-list.styles.ts';

type ShoppingListProps = {
  /** What the page was asked for; empty for a list of one's own. */
  address: string;
  /** What is said at first: it stands in the list already. */
  first: string;
  asked: readonly ListLine[];
  /** Of a list somebody else has made. */
  heading?: string;
  name?: string;
  note?: ReactNode;
};

/** What is said beside what the shop has for it. */
export function ShoppingList({ address, first, asked, heading, name = '', note }: ShoppingListProps) {
  const text = useTexts();
  const words = useShoutWords();
  const [lines, change] = useList(address, asked);
  const list = useResolved(lines);
  const saying = useSay(first, lines, change);
  const head = useRef<HTMLHeadingElement>(null);
  const kept = list.resolved.map(({ line, chosen }) => keptOf(line, chosen));
  // The card comes with the first line: it is there when the next frame is drawn.
  const toList = () => requestAnimationFrame(() => head.current?.focus());
  return (
    <>
      <styles.Head>
        <Heading as="h1" $size="xl">
          {heading ?? text('shout.title')}
        </Heading>
        <Text $tone="secondary">{words('shout.lead')}</Text>
        {note}
      </styles.Head>
      <styles.Columns>
        <SayCard saying={saying} hasLines={lines.length > 0} onRead={toList} />
        <styles.List>
          {lines.length > 0 ? (
            <ListCard list={list} kept={kept} name={name} change={change} headRef={head} />
          ) : (
            <EmptyList onTry={saying.onSay} />
          )}
        </styles.List>
        <LateSavedLists
          onOpen={(opened) => {
            change({ kind: 'show', lines: keptLines(opened) });
            toList();
          }}
        />
      </styles.Columns>
    </>
  );
}
