import { useLeads } from '@jishi/contracts';
import { LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { wayOf } from '../model/way-of.ts';

/** The link of a message; none when the release does not have the page. */
export function NoticeWay({ path }: { path: string | null }) {
  const text = useTexts();
  const leads = useLeads();
  const way = path === null ? null : wayOf(path);
  if (!path || !way || !leads(path)) return null;
  return (
    <LinkButton as={Link} to={path} kind="primary">
      {text(`notice.to-${way.name}`)}
    </LinkButton>
  );
}
