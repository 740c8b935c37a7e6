import { keepUpload, UPLOADS_PATH, uploadsFolder } from '../../../modules/uploads/upload-store.ts';
import { anOrder } from '../context/fixtures.ts';
import {
  type CallContext,
  type CallFixture,
  type Expected,
  noSuchPath,
  ok,
  own,
  type Rows,
  same,
} from '../context/row.ts';

const noKey: Expected = { status: 403, code: 0 };

/** The shop's own settings, uploads, and the paths outside the contract. */
export const shopRows: Rows = {
  'GET serviceConfig': own(() => ({})),
  'GET siteConfig': same(() => ({})),
  'GET siteMetadata': same(() => ({})),
  'GET commercialLicense': same(() => ({}), 'open'),
  'GET authorization': same(() => ({}), 'open'),
  'POST verifyPlugin/:names?': same(() => ({ path: { names: 'coupon,seckill' } }), 'open'),
  'POST uploadPictures': own(anUpload),
  'GET /healthz': same(() => ({}), 'open'),
  'GET /readyz': same(() => ({}), 'open'),
  // In a demo shop whoever asks from this machine; a customer's sign-in is no key.
  'GET /metrics': { access: 'open', make: () => ({}), visitor: ok, owner: noSuchPath, other: noSuchPath },
  'GET /api/docs': same(() => ({}), 'open'),
  'GET /api/docs/openapi.json': same(() => ({}), 'open'),
  'GET /api/docs/style.css': same(() => ({}), 'open'),
  'GET /internal/change-events': same(() => ({}), 'open', noKey),
  'POST /internal/streams/states': same(() => ({ body: { subjects: ['order:1'] } }), 'open', noKey),
  'GET /internal/faults': same(() => ({ query: 'part=mf-catalog' }), 'open', noKey),
  'POST /internal/faults': same(() => ({ body: { faults: [aFault] } }), 'open', noKey),
  'GET /internal/rollouts/:id': same(() => ({ path: { id: '3fa9c1d2' } }), 'open', noKey),
  'GET /internal/rollouts/:id/series': same(() => ({ path: { id: '3fa9c1d2' } }), 'open', noKey),
  'POST /internal/rollouts/:id/events': same(
    () => ({ path: { id: '3fa9c1d2' }, body: { events: [aRolloutEvent] } }),
    'open',
    noKey,
  ),
  'GET /internal/orders/:number/release': same(
    async (context) => ({ path: { number: (await anOrder(context)).number } }),
    'open',
    noKey,
  ),
  'GET /media/*': same(() => ({ path: { '*': 'goods/nothing-here.webp' } }), 'open', noSuchPath),
  'GET /media/uploads/:name': same(async ({ shop }) => {
    const upload = { extension: 'txt' as const, bytes: Buffer.from('hello'), siblings: new Map() };
    const address = await keepUpload(uploadsFolder(shop.config), upload);
    return { path: { name: address.slice(UPLOADS_PATH.length) } };
  }, 'open'),
  'GET /api/sandbox/cashier.css': same(() => ({}), 'open'),
  'GET /api/sandbox/gateway.do': same(() => ({ query: 'out_trade_no=1&sign=x' }), 'open', { status: 400 }),
  // Nobody guesses the token: it is what the QR code says.
  'GET /api/sandbox/cashier/:token': same(async (context) => ({ path: await aTrade(context) }), 'open'),
  'POST /api/sandbox/cashier/:token': same(
    async (context) => ({ path: await aTrade(context), body: { decision: 'pay' } }),
    'open',
    { status: 303 },
  ),
};

const aFault = {
  channel: 'live',
  release: 43,
  arm: 'live',
  kind: 'error',
  part: 'mf-catalog',
  version: '1.2.0',
  message: 'TypeError: x is undefined',
  frames: [],
  number: 1,
  pages: ['mf_catalog/home'],
  devices: ['phone'],
  requestIds: [],
};

const aRolloutEvent = {
  visitor: 'abcdefghijklmnop',
  hadCandidate: true,
  buckets: 100,
  family: 'seen',
  event: 'page',
};

async function aTrade(context: CallContext): Promise<{ token: string }> {
  const { id } = await anOrder(context);
  const body = { id, type: 'goodsIndent', platform: 'weixin' };
  const { message } = await context.shop.post<{ code_url: string }>('unifiedPayment', body, { as: context.owner });
  return { token: new URL(message.code_url).pathname.split('/').at(-1) ?? '' };
}

const BOUNDARY = 'jishi-upload';

/** A form with a text file. */
function anUpload(): CallFixture {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nhello\r\n`;
  return {
    body: `${field('type', '2')}${field('size', '2097152')}${file}--${BOUNDARY}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
