import type { ComponentPropsWithRef } from 'react';

/** Stands for the link of a router: knows `to` and puts the language before it. */
export function RouterLink({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a href={`/en${to}`} {...rest} />;
}
