import { accountQuery } from '@jishi/api/account/queries';
import { securityStateQuery } from '@jishi/api/security/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { maskPhone, useFormat } from '@jishi/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Phone from 'lucide-react/icons/phone';
import { Rows } from '../../../components/security/rows.styles.ts';
import { type TextKey, useTexts } from '../../../messages/texts.ts';
import { maskMailbox } from '../../../model/mask-mailbox.ts';
import { ownPaths } from '../../../model/own-paths.ts';
import { CredentialRow } from './credential-row.tsx';

const glyph = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Number, mailbox, password, passkeys and devices, each with its state in words. */
export function Credentials() {
  const text = useTexts();
  const format = useFormat();
  const api = useApi();
  const { has } = useShop();
  const { data: account } = useSuspenseQuery(accountQuery(api));
  const { data: state } = useSuspenseQuery(securityStateQuery(api));
  const { phone, email } = account;
  const { hasPassword, passwordChangedAt, passkeys, devices } = state;
  const since = passwordChangedAt && text('security.password-since', { date: format.date(passwordChangedAt, 'long') });
  const way = (page: Parameters<typeof has>[0], to: string, label: TextKey) =>
    has(page) ? { to, label: text(label) } : null;
  return (
    <Rows>
      <CredentialRow
        icon={<Phone {...glyph} />}
        name={text('security.phone')}
        value={phone ? maskPhone(phone) : text('security.phone-why')}
        state={text(phone ? 'security.phone-ok' : 'security.phone-none')}
        isReady={phone !== null}
        way={way('mf_user_centre/phone', paths.phone(), phone ? 'security.change' : 'security.bind')}
      />
      <CredentialRow
        icon={<Mail {...glyph} />}
        name={text('security.email')}
        value={email ? maskMailbox(email) : text('security.email-why')}
        state={text(email ? 'security.email-ok' : 'security.email-none')}
        isReady={email !== null}
        way={way('mf_user_centre/profile', paths.profile(), email ? 'security.change' : 'security.bind')}
      />
      <CredentialRow
        icon={<Lock {...glyph} />}
        name={text('security.password')}
        value={hasPassword ? (since ?? text('security.password-known')) : text('security.password-by-code')}
        state={text(hasPassword ? 'security.password-set' : 'security.password-none')}
        isReady={hasPassword}
        way={way('mf_user_centre/password', paths.password(), hasPassword ? 'security.modify' : 'security.set')}
      />
      <CredentialRow
        icon={<FingerprintPattern {...glyph} />}
        name={text('security.passkeys')}
        value={text('security.passkeys-hint')}
        state={passkeys > 0 ? text('security.passkeys-count', { count: passkeys }) : text('security.passkeys-none')}
        isReady={passkeys > 0}
        way={way('mf_user_centre/passkeys', ownPaths.passkeys(), 'security.manage')}
      />
      <CredentialRow
        icon={<MonitorSmartphone {...glyph} />}
        name={text('security.devices')}
        value={text('security.devices-hint')}
        state={devices > 1 ? text('security.devices-count', { count: devices }) : text('security.devices-one')}
        isReady
        way={way('mf_user_centre/devices', paths.devices(), 'security.look')}
      />
    </Rows>
  );
}
