import type { SlotQuery } from '@jishi/api/flash-sales';
import { useShop } from '@jishi/contracts';
import { useLang } from '@jishi/i18n';
import { JsonLd } from '@jishi/part-kit/json-ld';
import { PageLinks } from '@jishi/part-kit/page-links';
import { useNavigate } from 'react-router-dom';
import { useOwnPieces } from '../hooks/use-own-pieces.ts';
import type { ShopClock } from '../hooks/use-shop-clock.ts';
import { useSlotSales } from '../hooks/use-slot-sales.ts';
import { pageSizes, type SlotAddress, slotPath } from '../model/slot-address.ts';
import { saleListData } from '../model/structured-data.ts';
import * as styles from './flash-card.styles.ts';
import { FlashCard } from './flash-card.tsx';
import { EmptySlot } from './nothing-here.tsx';

type SlotPanelProps = { question: SlotQuery; address: SlotAddress; nextPath: string | null; clock: ShopClock };

/** Pictures of the first row come with the page. */
const FIRST_ROW = 4;

/** The sales of a slot. */
export function SlotPanel({ question, address, nextPath, clock }: SlotPanelProps) {
  const { data, moment } = useSlotSales(question, clock);
  const had = useOwnPieces();
  const lang = useLang();
  const { origin } = useShop();
  const navigate = useNavigate();
  const { items, total } = data;
  if (items.length === 0) return <EmptySlot address={address} nextPath={nextPath} />;
  const listed = saleListData(items, { moment, lang, origin });
  const handleSize = (size: number) => {
    const pageSize = pageSizes.find((known) => known === size);
    if (pageSize) void navigate(slotPath({ ...address, pageSize, page: 1 }), { preventScrollReset: true });
  };
  return (
    <>
      <styles.Cards as="ul">
        {items.map((sale, index) => (
          <FlashCard key={sale.id} sale={sale} moment={moment} had={had[sale.id] ?? 0} priority={index < FIRST_ROW} />
        ))}
      </styles.Cards>
      <PageLinks
        page={address.page}
        pageSize={address.pageSize}
        total={total}
        pathOf={(page) => slotPath({ ...address, page })}
        sizes={{ all: pageSizes, onChoose: handleSize }}
      />
      {listed && <JsonLd data={listed} />}
    </>
  );
}
