/** What the client sends and this server does not read, and why that is right. */
export const unread: Readonly<Record<string, string>> = {
  'POST /passkey: body.credential.authenticatorAttachment': 'a credential is sent as the browser gives it',
  'POST /user/passkeys: body.credential.authenticatorAttachment': 'a credential is sent as the browser gives it',
  'POST /user/proof: body.credential.authenticatorAttachment': 'a credential is sent as the browser gives it',
};

/** What the server keeps as it is sent, under whatever names. */
export const passedThrough: readonly string[] = [
  'POST /goodIndent/addShoppingCart: body[].good.',
  'POST /goodIndent/addShoppingCart: body[].good_sku.',
];

/** Where an answer of this server may lack what the client's schema names, or be of another kind, and why that is right. */
export const differences: Readonly<Record<string, string>> = {
  'GET /browse: message.data[].alert_price is gone': 'favourites alone are told of; both are rows of one schema',
  'GET /browse: message.data[].alert_stock is gone': 'favourites alone are told of; both are rows of one schema',
  'GET /browse: message.data[].has_sku is gone': 'favourites alone lead into the cart; both are rows of one schema',
  'GET /browse: message.data[].is_sold_out is gone': 'favourites alone are told of; both are rows of one schema',
  'GET /browse: message.data[].price_fell is gone':
    'favourites alone know the price of before; both are rows of one schema',
  'GET /coupon/user: message.data[].coupon.user_coupon_count is gone':
    'only the claim list counts what a customer has of a coupon',
  'GET /goodIndent: message.data[].goods_list[].good.type_code is gone':
    'in the list the line says it, in the detail its good',
  'POST /refreshToken: message.nickname is gone': 'signing in alone names the customer',
  'POST /refreshToken: message.cellphone is gone': 'signing in alone names the customer',
  'POST /refreshToken: message.refresh_expires_in is gone': 'signing in alone says for how many days it may be kept',
  'POST /uploadPictures: no answer is described': 'it comes without the envelope: an address, or with full an object',
  'POST /register: message may be string now':
    'the answer to a registration with a password, which the client does not read',
  'POST /sweepLogin/verify: message.expires_in is gone':
    'the events of the stream say it; whoever asks knows it from the code',
};

/** Calls whose answer is read without a schema: anything is an answer. */
export const readWithoutSchema: readonly string[] = ['GET /authorization', 'GET /commercialLicense'];

/** Addresses the browser follows by itself: no call of the client. */
export const followedByBrowsers: readonly string[] = ['GET /indentDownload/{code}', 'GET /user/data/file/{code}'];

/** Names that early levels took, though only a later one describes them. */
export const describedLater: Readonly<Record<string, string>> = {
  'POST /findPassword: body.state': 'read since level 1, described since 6',
  'POST /goodIndent/addShoppingCart: body[].good': 'a snapshot, kept as it is sent since level 1',
  'POST /goodIndent/addShoppingCart: body[].good_sku': 'a snapshot, kept as it is sent since level 1',
  'POST /goodIndent/addShoppingCart: body[].img': 'a snapshot, kept as it is sent since level 1',
  'POST /goodIndent/addShoppingCart: body[].name': 'a snapshot, kept as it is sent since level 1',
  'POST /goodIndent/addShoppingCart: body[].price': 'a snapshot, kept as it is sent since level 1',
  'POST /shipping/freight/{id}: body[].freight_id': 'read since level 1, described since 6',
};
