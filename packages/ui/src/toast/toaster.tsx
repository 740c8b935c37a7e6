import { useContext, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { below } from '../tokens/media.ts';
import { ToastItem } from './toast-item.tsx';
import type { Toasts } from './toasts.ts';
import { ToastsContext } from './toasts-context.ts';

const Region = styled.section`
  position: fixed;
  z-index: var(--z-toast);
  top: 92px;
  left: 50%;
  display: grid;
  justify-items: center;
  gap: 8px;
  width: max-content;
  max-width: calc(100vw - 32px);
  transform: translateX(-50%);
  pointer-events: none;

  ${below.md} {
    top: auto;
    bottom: calc(84px + env(safe-area-inset-bottom));
  }
`;

const Live = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;

  &:empty {
    /* Kept in the page, so that what comes is announced; takes no room. */
    margin-top: -8px;
  }
`;

export type ToasterProps = {
  /** Name of the region for readers: "提示". */
  label: string;
  closeLabel: string;
  /** Defaults to the messages of the provider. */
  toasts?: Toasts;
};

/** Shows messages: at the top under the header, on phones at the bottom above the bars. Draw it once per page. */
export function Toaster({ label, closeLabel, toasts: given }: ToasterProps) {
  const provided = useContext(ToastsContext);
  const store = given ?? provided;
  if (!store) throw new Error('No messages: give <Toaster> its toasts, or draw it below <ToastsProvider>.');
  const { toasts, host } = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  const items = (isError: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === isError)
      .map((toast) => <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onClose={store.dismiss} />);

  const region = (
    <Region aria-label={label}>
      <Live role="alert" aria-atomic="false">
        {items(true)}
      </Live>
      <Live role="status" aria-atomic="false">
        {items(false)}
      </Live>
    </Region>
  );
  return host ? createPortal(region, host) : region;
}
