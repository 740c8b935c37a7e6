/** Whether somebody can see the tab. */
export type Tab = {
  readonly isHidden: boolean;
  /** Calls back when that may be another. @returns ends it */
  onChange(listener: () => void): () => void;
};

/** The tab of this browser. */
export const browserTab: Tab = {
  get isHidden() {
    return document.hidden;
  },
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
