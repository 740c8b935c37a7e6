import { ownPasskeys, passkeys, proofs, qr, signIn as requests, security } from '@jishi/api/every-call';
import { ending, examplesOf, unheard } from './examples-of.ts';

const phone = '13800000001';
const uuid = '6f9619ff-8b86-4d11-b42d-00cf4fc964ff';
const challenge = uuid;
/** As a browser gives it. */
const credential = {
  id: 'a2V5LW9uZQ',
  rawId: 'a2V5LW9uZQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'dXNlcg' },
  clientExtensionResults: {},
  authenticatorAttachment: 'platform',
};
/** As a browser gives one it has made. */
const made = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'o2M', transports: ['internal'] },
};
const renewal = { phone, code: '12345', password: 'jishi123', repeated: 'jishi123' };

/** Signing in, and proving once more who is there. */
export const signIn = {
  'sign-in/requests.ts': examplesOf(requests, {
    signInByPassword: [[{ phone, password: 'jishi123' }]],
    signInByCode: [[{ phone, code: '12345' }]],
    registerWithPassword: [[renewal]],
    resetPassword: [[renewal]],
    sendCode: [[{ phone, purpose: 'recover' }], [{ phone, purpose: 'sign-in' }], [{ phone, purpose: 'change' }]],
    refreshTokens: [['r'.repeat(43)]],
    signOut: [[]],
  }),
  'sign-in/passkey-requests.ts': examplesOf(passkeys, {
    askForPasskey: [[]],
    signInByPasskey: [[{ challenge, credential }]],
  }),
  'sign-in/proof-requests.ts': examplesOf(proofs, {
    getProofState: [[]],
    sendProofCode: [['phone'], ['email']],
    prove: [
      [{ by: 'passkey', challenge, credential }],
      [{ by: 'password', password: 'jishi123' }],
      [{ by: 'phone', code: '12345' }],
      [{ by: 'email', code: '12345' }],
    ],
  }),
  'security/requests.ts': examplesOf(security, {
    getSecurityState: [[]],
    changePassword: [
      [{ current: 'jishi123', password: 'tea-house-1', repeated: 'tea-house-1' }],
      [{ current: null, password: 'tea-house-1', repeated: 'tea-house-1' }],
    ],
    changePhone: [[{ phone, code: '12345' }]],
    listDevices: [[]],
    endDevice: [['7']],
    endOtherDevices: [[]],
  }),
  'security/passkey-requests.ts': examplesOf(ownPasskeys, {
    listPasskeys: [[]],
    askForNewPasskey: [[]],
    addPasskey: [[{ challenge, name: '我的手机', credential: made }]],
    renamePasskey: [[{ id: '7', name: '我的手机' }]],
    removePasskey: [['7']],
  }),
  'sign-in/qr-requests.ts': examplesOf(qr, {
    createQrCode: [[]],
    getQrProgress: [[uuid]],
    followQrCode: [[uuid, unheard, ending]],
    signInByQrCode: [[uuid]],
    scanQrCode: [[uuid]],
    answerQrCode: [[{ id: uuid, agrees: true }], [{ id: uuid, agrees: false }]],
  }),
};
