/** What a device says about one of its keys, as browsers write it in JSON: bytes in base64url. */
type Credential<Response> = {
  id: string;
  rawId: string;
  type: 'public-key';
  clientExtensionResults: Record<string, never>;
  response: Response;
};

/** A key that was just made, and what its customer calls it. */
export type MadeCredential = {
  challenge: string;
  name: string;
  credential: Credential<{ clientDataJSON: string; attestationObject: string; transports?: string[] | undefined }>;
};

/** A challenge that was signed with a key. */
export type SignedCredential = {
  challenge: string;
  credential: Credential<{
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | null | undefined;
  }>;
};
