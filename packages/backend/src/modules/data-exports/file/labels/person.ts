import { type Words, words } from './titles.ts';

/** Who somebody is. */
export const personLabels: Readonly<Record<string, Words>> = {
  cellphone: words('手机号', 'Phone number'),
  password: words('登录密码的哈希', 'Hash of the password'),
  credentialsVersion: words('登录凭证版本', 'Version of the credentials'),
  passwordChangedAt: words('登录密码设置时间', 'Password set at'),
  noticeChoices: words('通知方式', 'How notices come'),
  nickname: words('昵称', 'Nickname'),
  portrait: words('头像', 'Picture'),
  email: words('邮箱', 'E-mail address'),
  gender: words('性别（0 未填，1 男，2 女）', 'Gender (0 not said, 1 male, 2 female)'),
  unsubscribe: words('是否已注销', 'Account closed'),
  notification: words('通知设置', 'Notification settings'),
  platform: words('平台', 'Platform'),
  openid: words('平台用户编号', 'Id on the platform'),
};
