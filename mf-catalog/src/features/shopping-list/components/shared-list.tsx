import { sharedListQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { Card, ErrorState, LinkButton, Loading, Note } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import Unlink from 'lucide-react/icons/unlink';
import { Link } from 'react-router-dom';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import { shoutPath } from '../../../model/shout-path.ts';
import { sharedLines } from '../model/list-line.ts';
import { ShoppingList } from './shopping-list.tsx';

/** The list of a link: to be shopped for, changed and kept as one's own. */
export function SharedList({ token }: { token: string }) {
  const text = useShoutWords();
  const common = useCommonTexts();
  const format = useFormat();
  const failureText = useFailureText();
  const { data: list, error, isFetching, refetch } = useQuery(sharedListQuery(useApi(), token));
  if (!list && !error) return <Loading label={common('state.loading')} />;
  if (!list || 'refusal' in list) {
    const told = list ? list.refusal : failureText(error);
    return <Unreadable told={told} busy={isFetching} {...(error && { onRetry: () => void refetch() })} />;
  }
  const { name, expiresAt } = list;
  return (
    <ShoppingList
      address={`list=${token}`}
      first=""
      asked={sharedLines(list)}
      heading={name === '' ? text('shout.shared.heading') : text('shout.shared.heading.named', { name })}
      name={name}
      note={<Note>{text('shout.shared.note', { date: format.date(expiresAt.slice(0, 10), 'long') })}</Note>}
    />
  );
}

type UnreadableProps = { told: string; busy: boolean; onRetry?: () => void };

/** A link that is no list, or no longer: another attempt only helps where it was the way that failed. */
function Unreadable({ told, busy, onRetry }: UnreadableProps) {
  const text = useShoutWords();
  const common = useCommonTexts();
  return (
    <Card as="section">
      <ErrorState
        headingLevel="h1"
        icon={<Unlink size={28} strokeWidth={1.75} aria-hidden />}
        title={text('shout.shared.broken')}
        text={told}
        {...(onRetry && { retryLabel: common('action.retry'), onRetry, busy })}
        actions={
          <LinkButton as={Link} to={shoutPath} kind="primary">
            {text('shout.shared.own')}
          </LinkButton>
        }
      />
    </Card>
  );
}
