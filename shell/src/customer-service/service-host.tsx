import { useShop } from '@jishi/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useContact } from './use-contact.ts';
import { useCopiedNumber } from './use-copied-number.ts';
import { useSubject } from './use-subject.ts';

const ServicePanel = lazy(() => import('./service-panel.tsx'));

/**
 * Opens the panel of customer service when it was asked for, by a page or by the header. The number of what the page is about is copied
 * at that press: later a browser would not allow it.
 */
export function ServiceHost() {
  const { bus } = useShop();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const subject = useSubject();
  const isOpen = openedAt === key; // another page is about something else
  const contact = useContact(isOpen);
  const { copying, copy } = useCopiedNumber(subject?.number ?? null);
  useEffect(
    () =>
      bus.listen('service:asked', () => {
        copy();
        setOpenedAt(key);
      }),
    [bus, copy, key],
  );
  if (!isOpen || !contact) return null;
  return (
    <Suspense fallback={null}>
      <ServicePanel
        subject={subject}
        contact={contact}
        copying={copying}
        onCopy={copy}
        onClose={() => setOpenedAt(null)}
      />
    </Suspense>
  );
}
