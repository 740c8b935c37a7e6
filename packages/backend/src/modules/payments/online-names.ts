import type { LocalText } from '../../kernel/texts/languages.ts';

const names: Readonly<Record<string, LocalText>> = {
  weixin: { zh: '微信支付', en: 'WeChat Pay' },
  alipay: { zh: '支付宝', en: 'Alipay' },
};

/** What customers call a provider. */
export function platformName(platform: string): Required<LocalText> {
  return { zh: names[platform]?.zh ?? platform, en: names[platform]?.en ?? platform };
}
