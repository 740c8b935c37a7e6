import type { Notice } from '../notices/send-notice.ts';

/** Tells that the file can be fetched; `until` as notices write times. */
export function readyNotice(until: string): Notice {
  return {
    kind: 'data_ready',
    type: 1,
    link: '/user/data',
    price: null,
    title: { zh: '你的数据文件已准备好', en: 'Your data is ready' },
    remark: {
      zh: '登录后可以下载，到期后会自动删除。如果不是你本人操作，请立即修改密码并联系客服。',
      en: 'Sign in to fetch it; it is removed after that time. If it was not you who asked, change your password at once and contact the shop.',
    },
    rows: [{ label: { zh: '下载截止时间', en: 'Fetch it before' }, value: until }],
  };
}
