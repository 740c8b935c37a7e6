import { accountQuery } from '@jishi/api/account/queries';
import type { ProofWay } from '@jishi/api/sign-in';
import { useApi } from '@jishi/contracts';
import { Note, Skeleton } from '@jishi/ui';
import { TabPanel, Tabs } from '@jishi/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTexts } from '../../messages/texts.ts';
import { CodeProof } from './components/code-proof.tsx';
import { PasskeyProof } from './components/passkey-proof.tsx';
import { PasswordProof } from './components/password-proof.tsx';
import * as styles from './proof-form.styles.ts';

type ProofFormProps = {
  /** Those the account has, the quickest first. */
  ways: readonly ProofWay[];
  onProved: () => void;
};

/** One of the ways to prove who is there; a choice where there are several. */
export function ProofForm({ ways, onProved }: ProofFormProps) {
  const text = useTexts();
  const tabsId = useId();
  const [chosen, setWay] = useState<ProofWay | null>(null);
  const way = chosen ?? ways[0];
  if (!way) return <Note tone="danger">{text('proof.no-way')}</Note>;
  const panel = <WayOf way={way} onProved={onProved} />;
  if (ways.length === 1) return panel;
  return (
    <styles.Ways>
      <Tabs
        id={tabsId}
        label={text('proof.ways')}
        tabs={ways.map((value) => ({ value, label: text(`proof.by-${value}`) }))}
        value={way}
        onChange={setWay}
      />
      <TabPanel tabsId={tabsId} value={way}>
        {panel}
      </TabPanel>
    </styles.Ways>
  );
}

function WayOf({ way, onProved }: { way: ProofWay; onProved: () => void }) {
  const { data: account } = useQuery(accountQuery(useApi()));
  if (way === 'passkey') return <PasskeyProof onProved={onProved} />;
  if (way === 'password') return <PasswordProof username={account?.phone ?? ''} onProved={onProved} />;
  if (!account) return <Skeleton $height="140px" />;
  return <CodeProof key={way} by={way} target={account[way] ?? ''} onProved={onProved} />;
}
