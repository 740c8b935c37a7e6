import { accountQuery, closingQuery } from '@jishi/api/account/queries';
import { useApi } from '@jishi/contracts';
import { maskPhone } from '@jishi/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useClosing } from '../hooks/use-closing.ts';
import { Agreement } from './agreement.tsx';
import { Blockers } from './blockers.tsx';
import { ClosingQuestions } from './closing-questions.tsx';
import { Losses } from './losses.tsx';

/** Often enough to be right when somebody comes back from an order in another tab. */
const ALWAYS_ASKED = 0;

export function Closing() {
  const api = useApi();
  const { data: account } = useSuspenseQuery(accountQuery(api));
  const { data: closing } = useSuspenseQuery({
    ...closingQuery(api),
    staleTime: ALWAYS_ASKED,
    refetchOnWindowFocus: true,
  });
  const steps = useClosing();
  const phone = maskPhone(account.phone ?? '');
  return (
    <>
      <Blockers orders={closing.openOrders} />
      <Losses lost={closing.lost} phone={phone} />
      <Agreement
        isBlocked={closing.openOrders.length > 0}
        isBusy={steps.isBusy}
        error={steps.error}
        onAgree={steps.begin}
      />
      <ClosingQuestions steps={steps} lost={closing.lost} phone={phone} />
    </>
  );
}
