import { pictureUrl } from '@jishi/api';
import { categoryMenuQuery } from '@jishi/api/categories/queries';
import { paths, useApi, useLeads } from '@jishi/contracts';
import { Picture } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './ways-on.styles.ts';

/** As many as stand side by side on a phone. */
const SHOWN = 3;

/** Where all of them stand side by side, in a release that has such a page. */
const STREET = '/street';

/** The first stalls of the shop; those without a name in this language are left out. */
export function Stalls() {
  const text = useTexts();
  const id = useId();
  const leads = useLeads();
  const title = text('error.not-found.stalls');
  const { data } = useSuspenseQuery(categoryMenuQuery(useApi()));
  const stalls = data.filter(({ name }) => name !== '').slice(0, SHOWN);
  if (stalls.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{leads(STREET) ? <Link to={STREET}>{title}</Link> : title}</h2>
      <styles.Stalls>
        {stalls.map(({ id: categoryId, name, picture }) => (
          <li key={categoryId}>
            <Link to={paths.products({ categoryId, name })}>
              {picture && <Picture src={pictureUrl(picture.url, 80)} alt="" width={64} height={64} cutOut />}
              {name}
            </Link>
          </li>
        ))}
      </styles.Stalls>
    </nav>
  );
}
