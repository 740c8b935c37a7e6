import { spokenTime } from '../../../kernel/texts/spoken-time.ts';
import type { Section } from './sections.ts';

/** What lies on top of the archive, in both languages. `about`: when it was made, as text in the shop's time zone. */
export function readMe(
  { shop, about }: { shop: { zh: string; en: string }; about: string },
  files: readonly { section: Section; file: string; rows: number }[],
): string {
  const left = files.filter(({ section }) => Object.keys(section.leftOut).length > 0);
  const out = (lang: 'zh' | 'en') =>
    left.map(
      ({ section, file }) =>
        `  ${file}: ${Object.values(section.leftOut)
          .map((word) => word[lang])
          .join(lang === 'zh' ? '、' : ', ')}`,
    );
  return [
    `${shop.zh} · 我的数据`,
    '',
    `这里是${shop.zh}保存的、与你的账号有关的全部数据，生成于 ${spokenTime(about, 'zh')}。`,
    '每个文件是一张表（JSON，UTF-8）：title 是表名，labels 说明每个字段，rows 是你的记录。金额以分为单位，时间是 UTC。',
    '',
    '文件（记录数）：',
    ...files.map(({ section, file, rows }) => `  ${file}  ${section.title.zh}（${rows}）`),
    '',
    '密码、令牌、密钥和验证码不在文件里：它们只以哈希或加密形式保存，谁拿到都可能冒用你的账号。商城内部备注也不在内。没有写入的字段：',
    ...out('zh'),
    '',
    '请妥善保管这个文件，不要发给别人。',
    '',
    '----------------------------------------',
    '',
    `${shop.en} · My data`,
    '',
    `Everything ${shop.en} keeps about your account, made at ${spokenTime(about, 'en')}.`,
    'Each file is one table (JSON, UTF-8): title names it, labels explain each field, rows are your records. Amounts are in cents, times are UTC.',
    '',
    'Files (records):',
    ...files.map(({ section, file, rows }) => `  ${file}  ${section.title.en} (${rows})`),
    '',
    'Passwords, tokens, keys and codes are not in here: they are kept as hashes or encrypted only, and whoever had them might act as you. Notes of the shop for itself are left out too. Fields that were not written:',
    ...out('en'),
    '',
    'Keep this file to yourself.',
    '',
  ].join('\r\n');
}
