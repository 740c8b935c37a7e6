import { serviceContactQuery } from '@jishi/api/shop/queries';
import { useShop } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { Button } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import Headset from 'lucide-react/icons/headset';
import { useTexts } from '../messages/texts.ts';

type ContactServiceProps = { kind?: 'ghost' | 'line' };

/** Turns to customer service about what the page is about; nothing where the shop has none. */
export function ContactService({ kind = 'ghost' }: ContactServiceProps) {
  return (
    <Block fallback={null} failed={null}>
      <Contact kind={kind} />
    </Block>
  );
}

function Contact({ kind }: Required<ContactServiceProps>) {
  const text = useTexts();
  const { api, bus, leads } = useShop();
  const { url, qrPicture } = useSuspenseQuery(serviceContactQuery(api)).data;
  const hasPage = url !== null && (!url.startsWith('/') || leads(url));
  if (!hasPage && !qrPicture) return null;
  return (
    <Button
      kind={kind}
      aria-haspopup="dialog"
      icon={<Headset size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => bus.emit('service:asked', {})}
    >
      {text('service.contact')}
    </Button>
  );
}
