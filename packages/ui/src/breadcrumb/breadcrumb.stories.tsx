import { Breadcrumb } from './breadcrumb.tsx';

export const Way = () => (
  <Breadcrumb
    label="Where you are"
    crumbs={[{ label: 'Home', link: { href: '#' } }, { label: 'Lamps', link: { href: '#' } }, { label: 'Desk lamp' }]}
  />
);
