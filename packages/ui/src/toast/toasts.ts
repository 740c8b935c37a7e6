export type ToastKind = 'success' | 'warning' | 'error' | 'info';

export type ToastAction = { label: string; onAction: () => void };

export type NewToast = {
  kind: ToastKind;
  text: string;
  /** One at most: "撤销", "重试". */
  action?: ToastAction | undefined;
  /** In ms; 3000, for errors 5000. */
  duration?: number | undefined;
};

export type Toast = NewToast & { id: number; duration: number };

/** What is shown, newest first, and the modal dialog it has to be shown in, if one is open. */
export type ToastsState = { toasts: readonly Toast[]; host: HTMLElement | undefined };

export type Toasts = {
  getState: () => ToastsState;
  subscribe: (listener: () => void) => () => void;
  /** Shows a message; the oldest goes when there are more than three. @returns its id */
  show: (toast: NewToast) => number;
  dismiss: (id: number) => void;
  clear: () => void;
  /** A modal dialog offers itself as place; @returns takes the offer back. Outside of it everything is inert. */
  offerHost: (host: HTMLElement) => () => void;
};

const MAX = 3;
const SHORT_MS = 3000;
const ERROR_MS = 5000;

/** The messages of one request or one tab. Times run in `<Toaster>`, so a server starts none. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  const hosts: HTMLElement[] = [];
  let state: ToastsState = { toasts: [], host: undefined };
  let lastId = 0;

  const set = (change: Partial<ToastsState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (toast) => {
      lastId += 1;
      const duration = toast.duration ?? (toast.kind === 'error' ? ERROR_MS : SHORT_MS);
      // The same sentence twice says nothing new: it moves to the top.
      const others = state.toasts.filter(({ kind, text }) => kind !== toast.kind || text !== toast.text);
      set({ toasts: [{ ...toast, id: lastId, duration }, ...others].slice(0, MAX) });
      return lastId;
    },
    dismiss: (id) => set({ toasts: state.toasts.filter((toast) => toast.id !== id) }),
    clear: () => set({ toasts: [] }),
    offerHost: (host) => {
      hosts.push(host);
      set({ host });
      return () => {
        hosts.splice(hosts.indexOf(host), 1);
        set({ host: hosts.at(-1) });
      };
    },
  };
}
