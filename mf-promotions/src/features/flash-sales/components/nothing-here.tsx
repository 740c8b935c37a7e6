import { paths, useShop } from '@jishi/contracts';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type SlotAddress, slotPath } from '../model/slot-address.ts';

type NothingProps = { title: string; hint: string; children?: ReactNode };

/** Picture, sentence, and where to go instead. */
function Nothing({ title, hint, children }: NothingProps) {
  const text = useTexts();
  const { has } = useShop();
  return (
    <EmptyState
      picture={<EmptyObject name="hourglass" />}
      title={title}
      text={hint}
      actions={
        <>
          {children}
          {has('mf_catalog/product-list') && (
            <LinkButton as={Link} to={paths.products()}>
              {text('sales.to-products')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

/** A slot without sales; or a page past the end of one with some. @param nextPath the slot after this one */
export function EmptySlot({ address, nextPath }: { address: SlotAddress; nextPath: string | null }) {
  const text = useTexts();
  if (address.page > 1) {
    return (
      <EmptyState
        title={text('sales.past-end')}
        actions={
          <LinkButton as={Link} to={slotPath({ ...address, page: 1 })}>
            {text('sales.first-page')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Nothing title={text('sales.none')} hint={text('sales.none-hint')}>
      {address.slot !== null && (
        <LinkButton as={Link} to={slotPath({ ...address, slot: null })} kind="primary">
          {text('sales.to-current')}
        </LinkButton>
      )}
      {address.slot === null && nextPath !== null && (
        <LinkButton as={Link} to={nextPath} kind="primary">
          {text('sales.to-next')}
        </LinkButton>
      )}
    </Nothing>
  );
}

/** The shop holds no flash sales. */
export function NoFlashSales() {
  const text = useTexts();
  return <Nothing title={text('sales.closed')} hint={text('sales.closed-hint')} />;
}
