import type { FlashSaleCard } from '@jishi/api/flash-sales';
import { ProgressBar } from '@jishi/ui/data';
import { useTexts } from '../../../messages/texts.ts';
import type { Allowance } from '../model/allowance.ts';
import { type SaleStage, soldPercent } from '../model/sale-stage.ts';
import * as styles from './flash-card.styles.ts';

export type SalePiecesProps = { sale: FlashSaleCard; stage: SaleStage; allowance: Allowance };

/** How much is sold, what is left, and what one may take of it. */
export function SalePieces({ sale, stage, allowance }: SalePiecesProps) {
  const text = useTexts();
  const percent = stage === 'upcoming' ? 0 : soldPercent(sale);
  const sold = stage === 'gone' ? text('sales.sold-out') : text('sales.sold', { percent });
  return (
    <styles.Pieces>
      <styles.Share>
        <ProgressBar share={stage === 'gone' ? 1 : percent / 100} />
        <span>{stage === 'upcoming' ? text('sales.soon') : sold}</span>
      </styles.Share>
      <styles.Limits>
        <Left sale={sale} stage={stage} />
        {stage !== 'over' && <Limit allowance={allowance} />}
      </styles.Limits>
    </styles.Pieces>
  );
}

function Left({ sale: { left, held, allotted }, stage }: Pick<SalePiecesProps, 'sale' | 'stage'>) {
  const text = useTexts();
  if (stage === 'upcoming') return allotted ? <span>{text('sales.all-pieces', { count: allotted })}</span> : null;
  if (left === null || stage === 'gone' || stage === 'over') return null;
  if (stage === 'held') return <styles.Few>{text('sales.held', { count: held })}</styles.Few>;
  if (stage === 'almost-gone') return <styles.Few>{text('sales.last', { count: left })}</styles.Few>;
  return <span>{text('sales.left', { count: left })}</span>;
}

function Limit({ allowance: { perOrder, perCustomer, had, still } }: Pick<SalePiecesProps, 'allowance'>) {
  const text = useTexts();
  if (still === 0) return <span>{text('sales.had-all', { count: had })}</span>;
  if (still !== null) return <span>{text('sales.still', { had, still })}</span>;
  return (
    <>
      {perOrder !== null && <span>{text('sales.per-order', { count: perOrder })}</span>}
      {perCustomer !== null && <span>{text('sales.per-customer', { count: perCustomer })}</span>}
    </>
  );
}
