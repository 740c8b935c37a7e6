import { readFieldText } from '../../kernel/error-texts/messages.ts';
import { type ConfirmationKey, confirmationText } from '../../kernel/texts/confirmations.ts';
import type { Lang } from '../../kernel/texts/languages.ts';

/**
 * Short texts are free on the wire, so a recorded one stands for one of ours. By file: a key of the error catalogue
 * with its attribute and number, or `answer:` and a key of the answers.
 */
const messages: Readonly<Record<string, string>> = {
  '001-secret-missing': 'app.secret_missing',
  '002-secret-wrong': 'app.secret_wrong',
  '005-method-not-allowed': 'http.method',
  '008-malformed-json': 'account.cellphone_missing',
  '048-code-missing-cellphone-en': 'account.cellphone_missing',
  '051-code-unknown-user': 'account.unknown_number',
  '052-register-missing-cellphone': 'account.cellphone_missing',
  '053-register-no-code': 'code.expired',
  '056-register-cancelled-account': 'account.cancelled',
  '059-refresh-token-reused': 'auth.refresh_invalid',
  '072-user-edit-empty': 'user.nothing_to_save',
  '075-user-notification-setting-empty': 'user.notification_missing',
  '078-email-code-bad-format': 'email.format',
  '079-email-code-not-configured': 'email.not_configured',
  '081-verify-email': 'answer:saved',
  '082-change-cellphone-same': 'account.number_same',
  '083-change-cellphone-taken': 'account.number_taken',
  '088-shipping-create-invalid': 'field.required:cellphone',
  '089-shipping-create-bad-phone': 'field.format:cellphone',
  '095-shipping-default-set': 'answer:saved',
  '103-shipping-destroy': 'answer:removed',
  '106-cart-add': 'answer:saved',
  '108-cart-add-too-many': 'answer:saved',
  '111-cart-save-empty': 'answer:saved',
  '113-cart-sync-unknown-good-setup': 'answer:saved',
  '115-order-create-invalid': 'field.required:carriage',
  '116-order-create-no-lines': 'field.required:indentCommodity',
  '118-order-create-no-address': 'order.address_missing',
  '123-order-create-out-of-stock': 'order.stock',
  '125-order-create-remark-too-long': 'field.max:remark:200',
  '141-balance-pay-no-id': 'pay.arguments',
  '143-balance-pay': 'answer:paid',
  '145-balance-pay-virtual': 'answer:paid',
  '146-balance-pay-twice': 'answer:paid',
  '149-online-pay-not-configured': 'pay.provider',
  '156-order-receipt': 'answer:received',
  '165-order-destroy': 'answer:removed',
  '169-balance-pay-keys': 'answer:paid',
  '172-balance-pay-download': 'answer:paid',
  '176-order-download-file-again': 'download.code',
  '178-collect-create': 'answer:added',
  '182-collect-destroy': 'answer:removed',
  '185-browse-create-again': 'answer:added',
  '202-upload-no-type': 'upload.type_missing',
  '203-upload-too-big': 'upload.too_large',
  '205-logout': 'answer:signedOut',
  '208-user-cancel': 'answer:accountClosed',
  '211-debug-off-business-error': 'account.cellphone_missing',
  '305-site-cart-add': 'answer:saved',
  '306-site-cart-add-second': 'answer:saved',
  '312-site-balance-pay': 'answer:paid',
};

/** Recordings with a text of ours. */
export const worded: readonly string[] = Object.keys(messages);

/** Our text for the message of a recording; null when the recorded one must be kept. */
export function ourMessage(file: string, lang: Lang): string | null {
  const key = messages[file.replace('.json', '')];
  if (key === undefined) return null;
  const [kind, answer] = key.split(':');
  return kind === 'answer' ? confirmationText(answer as ConfirmationKey, lang) : readFieldText(key, lang).text;
}

/** Copy of notices: recorded text and ours. */
const copy: Readonly<Record<string, string | RegExp>> = {
  '亲：您在我们商城买的宝贝已经确认收货。': '已确认收货',
  '感谢您的支持与厚爱。': /^订单 \d{19} 已完成。$/,
  商品名称: '商品',
  确认收货时间: '收货时间',
};

/** Whether our text says what a recorded one says; anything but copy is said literally. */
export function isOurWording(recorded: string, ours: string): boolean {
  const wanted = copy[recorded] ?? recorded;
  return wanted instanceof RegExp ? wanted.test(ours) : wanted === ours;
}
