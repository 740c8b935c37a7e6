import { siteConfigQuery } from '@jishi/api/shop/queries';
import { useShop } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { ScopeReports } from '../scope/providers.tsx';
import { startReporter } from './reporter.ts';
import { senderOf } from './sinks.ts';

/** Passes on what parts report, where the shop is set up to. */
export function useReporter(): void {
  const { api, bus, lang } = useShop();
  const waiting = useContext(ScopeReports);
  const { data: config } = useQuery(siteConfigQuery(api));
  useEffect(() => {
    const send = config ? senderOf(config.events, lang) : null;
    return send ? startReporter(bus, waiting, send) : undefined;
  }, [config, lang, bus, waiting]);
}
