import { z } from 'zod';
import { fieldText } from '../../../kernel/error-texts/messages.ts';
import { OWN_PICTURE } from '../../../kernel/texts/own-picture.ts';
import { switchValue, textValue } from '../../../kernel/wire/inputs.ts';

export const profileBody = z.object({
  nickname: z
    .string()
    .max(60, fieldText('field.max', 'nickname', 60))
    .nullish(),
  portrait: z
    .string()
    .max(255, fieldText('field.max', 'portrait', 255))
    .regex(OWN_PICTURE, fieldText('field.mistake', 'portrait'))
    .nullish(),
});

export const notificationBody = z.object({
  notification: z.object({ email: switchValue, wechat: switchValue }, 'user.notification_missing'),
});

export const closeBody = z.object({ code: textValue().nullish() });
