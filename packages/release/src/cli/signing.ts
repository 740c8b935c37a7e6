import { type CommonOptions, keysOf, type Terminal } from './context.ts';

/** Tries the private key, so that a service without one says so at its start and not with the first release. */
export async function requireSigner(options: Pick<CommonOptions, 'registry'>, terminal: Terminal): Promise<void> {
  await keysOf(options, terminal).signer?.sign(Buffer.from('a try'));
}
