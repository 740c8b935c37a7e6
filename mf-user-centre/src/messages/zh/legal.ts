export default {
  'legal.terms': '用户协议',
  'legal.privacy': '隐私政策',
  'legal.and': ' 和 ',
  'legal.new-tab': '（在新标签页打开）',
  'legal.published': '{{date}}起生效',
  'legal.print': '打印',
  'legal.missing': '商城还没有发布这份文件。',
} as const;
