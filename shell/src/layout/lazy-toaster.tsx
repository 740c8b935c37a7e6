import { useCommonTexts } from '@jishi/i18n';
import type { ToasterProps } from '@jishi/ui/overlays';
import { type ComponentType, useContext, useEffect, useState } from 'react';
import { useTexts } from '../messages/texts.ts';
import { ScopeToasts } from '../scope/providers.tsx';

/** Messages of the tab. What draws them is fetched with the first message. */
export function LateToaster() {
  const toasts = useContext(ScopeToasts);
  const text = useTexts();
  const common = useCommonTexts();
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  useEffect(() => {
    if (!toasts || Toaster) return undefined;
    const load = () => void import('@jishi/ui/overlays').then((overlays) => setToaster(() => overlays.Toaster));
    if (toasts.getState().toasts.length > 0) load();
    return toasts.subscribe(load);
  }, [toasts, Toaster]);
  return Toaster && toasts ? (
    <Toaster toasts={toasts} label={text('toaster.label')} closeLabel={common('action.close')} />
  ) : null;
}
