import { toNumber, toOptionalNumber, toOptionalText } from '../wire/values.ts';
import type { QrCode, QrProgress, QrState, Scan } from './qr-model.ts';
import type { WireQrCode, WireQrState, WireScan } from './qr-wire.ts';

/** Lifetime when a server does not tell: the default of the contract. */
const QR_SECONDS = 180;

const states: readonly QrState[] = ['waiting', 'scanned', 'granted', 'refused', 'over'];

export const toQrCode = ({ uuid, code, expires_in }: WireQrCode): QrCode => ({
  id: uuid,
  picture: code,
  secondsLeft: toNumber(expires_in, QR_SECONDS),
});

export const toQrProgress = ({ state, expires_in }: WireQrState): QrProgress => ({
  state: states[Number(state)] ?? 'over',
  secondsLeft: toOptionalNumber(expires_in),
});

export function toScan({ state, device, expires_in }: WireScan): Scan {
  if (Number(state) !== 1) return { outcome: Number(state) === 2 ? 'taken' : 'over' };
  const asking = {
    userAgent: toOptionalText(device?.user_agent),
    address: toOptionalText(device?.ip),
    at: toOptionalText(device?.created_at),
  };
  return { outcome: 'mine', asking, secondsLeft: toOptionalNumber(expires_in) };
}
