import type { OrderCode } from '@jishi/api/orders';
import { Facts } from '@jishi/ui';
import { Fragment } from 'react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { DetailCard } from '../../../components/detail-card.tsx';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './order-detail.styles.ts';
import { Code } from './parcels/parcels.styles.ts';

/** Delivered codes: card number and key, or address and extraction code; the first of each pair may be missing. */
export function OrderCodes({ codes }: { codes: readonly OrderCode[] }) {
  const text = useTexts();
  const isDisk = codes.every(({ kind }) => kind === 'web-disk');
  return (
    <DetailCard title={text(isDisk ? 'order.disks' : 'order.cards')}>
      <styles.CodeList>
        {codes.map(({ id, kind, name, code }) => {
          const values = [
            ...(name ? [{ label: text(`order.${kind}-name`), value: name }] : []),
            { label: text(`order.${kind}-code`), value: code },
          ];
          return (
            <li key={id}>
              <Facts>
                {values.map(({ label, value }) => (
                  <Fragment key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <Code>
                        {value}
                        <CopyButton value={value} of={label} />
                      </Code>
                    </dd>
                  </Fragment>
                ))}
              </Facts>
            </li>
          );
        })}
      </styles.CodeList>
    </DetailCard>
  );
}
