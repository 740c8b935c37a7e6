import { type ComponentType, useEffect, useState } from 'react';

/** What is told about the tab itself. Fetched when the page is there; nothing of it is needed for reading. */
export function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./layout-notices.tsx').then(
      ({ LayoutNotices: FrameNotices }) => setNotices(() => FrameNotices),
      () => undefined,
    );
  }, []);
  return Notices ? <Notices /> : null;
}
