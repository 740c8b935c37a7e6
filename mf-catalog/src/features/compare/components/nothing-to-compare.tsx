import { paths } from '@jishi/contracts';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useCompareWords } from '../../../messages/compare/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import { MAX_COMPARED } from '../../../model/compared.ts';

export function NothingToCompare() {
  const text = useTexts();
  const words = useCompareWords();
  return (
    <EmptyState
      picture={<EmptyObject name="scale" />}
      title={words('none')}
      text={words('none_hint', { count: MAX_COMPARED })}
      actions={
        <LinkButton as={Link} to={paths.products()}>
          {text('list.see_all')}
        </LinkButton>
      }
    />
  );
}
