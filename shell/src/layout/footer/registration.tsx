import { siteConfigQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PrivacyChoices } from '../../commerce/privacy-choices.tsx';

/** Number in the register, what a demonstration has to say, and the choice of who may count. */
export function Registration() {
  return (
    <Suspense fallback={null}>
      <Configured />
    </Suspense>
  );
}

function Configured() {
  const { registration, notice, events } = useSuspenseQuery(siteConfigQuery(useApi())).data;
  return (
    <>
      {registration || notice ? (
        <span>
          {registration ? (
            <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener nofollow">
              {registration}
            </a>
          ) : null}
          {registration && notice ? ' · ' : null}
          {notice}
        </span>
      ) : null}
      {events.kind === 'none' ? null : <PrivacyChoices />}
    </>
  );
}
