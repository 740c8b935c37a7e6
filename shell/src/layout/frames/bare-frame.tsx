import { Outlet } from 'react-router-dom';

/** The page alone: printing, embedding. */
export function BareFrame() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
