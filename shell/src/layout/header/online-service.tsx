import { serviceContactQuery } from '@jishi/api/shop/queries';
import { useApi, useLeads, useSession } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { CodePanel } from './code-panel.tsx';

/** The way to customer service, for customers: its page, or its code to scan. Nothing when the shop has none. */
export function OnlineService() {
  const text = useTexts();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { data: contact } = useQuery({ ...serviceContactQuery(useApi()), enabled: isSignedIn });
  const leads = useLeads();
  const label = text('header.service');
  const icon = <Headset size={14} aria-hidden="true" />;
  if (contact?.url && (!contact.url.startsWith('/') || leads(contact.url)))
    return <ServiceLink url={contact.url} icon={icon} label={label} />;
  if (!contact?.qrPicture) return null;
  return (
    <CodePanel
      label={label}
      caption={text('header.service.caption')}
      icon={icon}
      code={{ kind: 'picture', url: contact.qrPicture }}
    />
  );
}

function ServiceLink({ url, icon, label }: { url: string; icon: ReactNode; label: string }) {
  if (url.startsWith('/')) {
    return (
      <Link to={url}>
        {icon}
        {label}
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {icon}
      {label}
    </a>
  );
}
