import { Outlet } from 'react-router-dom';

/** The page alone: printing, embedding. */
export function BareLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
