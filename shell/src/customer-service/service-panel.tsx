import type { ServiceContact } from '@jishi/api/shop';
import type { PageSubject } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button, LinkButton } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { Copy, Headset } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Plate } from './code-panel.styles.ts';
import * as styles from './service-panel.styles.ts';
import { useAnnounced } from './use-announced.ts';
import type { Copying } from './use-copied-number.ts';
import { useWords } from './use-words.ts';

type ServicePanelProps = {
  subject: PageSubject | null;
  contact: Pick<ServiceContact, 'url' | 'qrPicture'>;
  copying: Copying;
  onCopy: () => void;
  onClose: () => void;
};

/** The way to customer service, with what one is likely to ask about at hand. */
export default function ServicePanel({ subject, contact, copying, onCopy, onClose }: ServicePanelProps) {
  const words = useWords();
  const common = useCommonTexts();
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={common('action.close')}>
      <styles.Panel>
        {subject && <Subject subject={subject} copying={copying} onCopy={onCopy} />}
        <Ways contact={contact} />
      </styles.Panel>
    </Dialog>
  );
}

type SubjectProps = { subject: PageSubject } & Pick<ServicePanelProps, 'copying' | 'onCopy'>;

/** What the page is about: its number, which is what customer service asks for. */
function Subject({ subject: { kind, number, name }, copying, onCopy }: SubjectProps) {
  const words = useWords();
  const common = useCommonTexts();
  const announced = useAnnounced(copying === 'refused' ? words.refused : words[`${copying}-${kind}`]);
  return (
    <styles.Subject>
      <div>
        <small>{words[`number-${kind}`]}</small>
        <b>{number}</b>
        <span>{name}</span>
      </div>
      <Button icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={onCopy}>
        {common('action.copy')}
      </Button>
      <p role="status" data-copied={copying === 'copied' || undefined}>
        {announced}
      </p>
    </styles.Subject>
  );
}

function Ways({ contact: { url, qrPicture } }: Pick<ServicePanelProps, 'contact'>) {
  const words = useWords();
  const look = { kind: 'primary', icon: <Headset size={18} strokeWidth={1.75} aria-hidden="true" /> } as const;
  return (
    <>
      {qrPicture && (
        <styles.Code>
          <Plate>
            <img src={qrPicture} alt={words.code} width={160} height={160} />
          </Plate>
          <p>{words.scan}</p>
        </styles.Code>
      )}
      {url?.startsWith('/') && (
        <LinkButton as={Link} to={url} {...look}>
          {words.open}
        </LinkButton>
      )}
      {url && !url.startsWith('/') && (
        <LinkButton href={url} target="_blank" rel="noopener noreferrer" {...look}>
          {words.open}
        </LinkButton>
      )}
    </>
  );
}
