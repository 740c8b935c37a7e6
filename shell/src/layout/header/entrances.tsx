import { siteConfigQuery } from '@jishi/api/shop/queries';
import { useApi, useLeads } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Download, ScanLine, Smartphone } from 'lucide-react';
import { Suspense } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { CodePanel } from './code-panel.tsx';

const entrances = [
  ['mini-program', ScanLine],
  ['mobile-web', Smartphone],
  ['app', Download],
] as const;

/** Ways into the shop by phone, each with its QR code; only those the shop has. */
export function Entrances() {
  return (
    <Suspense fallback={null}>
      <Codes />
    </Suspense>
  );
}

function Codes() {
  const text = useTexts();
  const leads = useLeads();
  const { codes } = useSuspenseQuery(siteConfigQuery(useApi())).data;
  return entrances.map(([name, Icon]) => {
    const code = codes[name];
    return code && (code.kind !== 'page' || leads(code.path)) ? (
      <li key={name}>
        <CodePanel
          label={text(`entrance.${name}`)}
          caption={text(`entrance.${name}.caption`)}
          icon={<Icon size={14} aria-hidden="true" />}
          code={code}
        />
      </li>
    ) : null;
  });
}
