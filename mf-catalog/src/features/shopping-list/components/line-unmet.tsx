import { paths } from '@jishi/contracts';
import { TextLink } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import type { ResolvedLine } from '../model/resolved.ts';
import * as styles from './line-unmet.styles.ts';

/** A line that comes to nothing yet: why, and where to go on. */
export function LineUnmet({ resolved: { line, match, state } }: { resolved: ResolvedLine }) {
  const text = useShoutWords();
  const { words } = line;
  if (state === 'unwanted') return <styles.Told>{text('shout.line.unwanted')}</styles.Told>;
  if (state === 'nothing') {
    return (
      <>
        <styles.Told>{text('shout.line.nothing', { words })}</styles.Told>
        <styles.Hint>{text('shout.line.nothing.hint')}</styles.Hint>
      </>
    );
  }
  return (
    <>
      <styles.Told>{text('shout.line.similar')}</styles.Told>
      <styles.Similar>
        {match?.products.map(({ id, name }) => (
          <li key={id}>
            <TextLink as={Link} to={paths.product(id)}>
              {name}
            </TextLink>
          </li>
        ))}
      </styles.Similar>
    </>
  );
}
