import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Site = { origin: string; rpId: string };
type Answer = { id: string; rawId: string; type: 'public-key'; clientExtensionResults: object };

const PRESENT_AND_VERIFIED = 0b0000_0101;
const WITH_KEY = 0b0100_0000;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');
const byteString = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** A device with one key, by the WebAuthn specification and without the library the shop reads it with. */
export class Authenticator {
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  readonly #site: Site;
  /** Signatures so far; a copy of a device would show a number that was seen before. */
  counter = 0;
  flags = PRESENT_AND_VERIFIED;

  constructor(origin: string) {
    this.#site = { origin, rpId: new URL(origin).hostname };
  }

  /** `navigator.credentials.create()` with the options of the shop. */
  create(challenge: string): Answer & { response: { clientDataJSON: string; attestationObject: string } } {
    const key = byteStringsOf(this.#keys.publicKey);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const authData = Buffer.concat([this.#data(WITH_KEY), Buffer.alloc(16), length, this.#id, key]);
    // { fmt: "none", attStmt: {}, authData: … }
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ]);
    return {
      ...this.#answer(),
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', challenge)),
        attestationObject: text(attestation),
      },
    };
  }

  /** `navigator.credentials.get()` with the options of the shop. */
  get(challenge: string) {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge);
    const authenticatorData = this.#data(0);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.#keys.privateKey);
    return {
      ...this.#answer(),
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
      },
    };
  }

  #answer(): Answer {
    return { id: text(this.#id), rawId: text(this.#id), type: 'public-key', clientExtensionResults: {} };
  }

  #data(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.#site.rpId), Buffer.from([this.flags | more]), counter]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#site.origin, crossOrigin: false }));
  }
}

/** COSE: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
function byteStringsOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const part = (value: string) => byteString(Buffer.from(value, 'base64url'));
  return Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    part(x),
    Buffer.from([0x22]),
    part(y),
  ]);
}
