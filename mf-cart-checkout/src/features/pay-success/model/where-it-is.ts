import type { OrderDetail } from '@jishi/api/orders';

export type WhereItIs = 'codes' | 'disks' | 'files';

/** What of an order is waiting in it, to be copied or downloaded. */
export function whereItIs({ codes, hasDownload }: Pick<OrderDetail, 'codes' | 'hasDownload'>): WhereItIs[] {
  const [first] = codes;
  const isDisk = codes.every(({ kind }) => kind === 'web-disk');
  return [
    ...(first ? [isDisk ? ('disks' as const) : ('codes' as const)] : []),
    ...(hasDownload ? ['files' as const] : []),
  ];
}
