import type { CDPSession, Page } from '@playwright/test';

/** A device with a key store of its own, which recognises its owner at once and needs no hand. */
export async function withAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/** The browser does not name keys by itself: a key store without a person would use them before a button is pressed. */
export const offersNothing = (page: Page) =>
  page.addInitScript(() => {
    // Pages that are no site have none.
    if ('PublicKeyCredential' in globalThis) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
