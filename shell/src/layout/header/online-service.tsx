import { useShop } from '@jishi/contracts';
import { useBrowserValue } from '@jishi/contracts/browser-value';
import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useContact } from '../../customer-service/use-contact.ts';
import { useSubject } from '../../customer-service/use-subject.ts';
import { useTexts } from '../../messages/texts.ts';
import { CodePanel } from './code-panel.tsx';

type OnlineServiceProps = {
  /** The panel over the page was asked for. */
  onAsked?: () => void;
};

/**
 * The way to customer service, for customers: its page, or its code to scan; while a page is about something one may ask about, the panel
 * that has it at hand. Nothing when the shop has none.
 */
export function OnlineService({ onAsked }: OnlineServiceProps) {
  const text = useTexts();
  const { bus } = useShop();
  // Pages that ask for the contact themselves bring it along, but the bar was drawn before they had it: it comes to all pages alike.
  const isTakenOver = useBrowserValue(
    () => true,
    () => false,
  );
  const contact = useContact(isTakenOver);
  const subject = useSubject();
  const label = text('header.service');
  const icon = <Headset size={14} aria-hidden="true" />;
  if (!contact) return null;
  if (subject) {
    const ask = () => {
      bus.emit('service:asked', {});
      onAsked?.();
    };
    return (
      <button type="button" aria-haspopup="dialog" onClick={ask}>
        {icon}
        {label}
      </button>
    );
  }
  if (contact.url) return <ServiceLink url={contact.url} icon={icon} label={label} />;
  return (
    <CodePanel
      label={label}
      caption={text('header.service.caption')}
      icon={icon}
      code={{ kind: 'picture', url: contact.qrPicture ?? '' }}
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
