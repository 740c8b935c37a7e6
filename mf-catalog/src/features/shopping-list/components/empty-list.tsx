import { EmptyObject } from '@jishi/part-kit/empty-object';
import { Button, Card, EmptyState } from '@jishi/ui';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import * as styles from './empty-list.styles.ts';

const examples = ['shout.empty.example.1', 'shout.empty.example.2', 'shout.empty.example.3'] as const;

/** No list yet: what one looks like. */
export function EmptyList({ onTry }: { onTry: (said: string) => void }) {
  const text = useShoutWords();
  return (
    <Card as="section">
      <EmptyState
        picture={<EmptyObject name="megaphone" />}
        title={text('shout.empty.title')}
        text={text('shout.empty.hint')}
        actions={
          <styles.Examples>
            {examples.map((key) => (
              <Button key={key} kind="line" onClick={() => onTry(text(key))}>
                {text('shout.empty.example', { said: text(key) })}
              </Button>
            ))}
          </styles.Examples>
        }
      />
    </Card>
  );
}
