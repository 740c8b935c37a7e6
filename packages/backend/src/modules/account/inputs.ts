import { z } from 'zod';
import { fieldText } from '../../texts/messages.ts';
import { textValue } from '../../wire/inputs.ts';

/** Only pictures this shop serves itself. */
const OWN_PICTURE = /^\/media\/[\w./-]+$/;

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

/** Switches may arrive as booleans, 0/1 or texts (forms). */
const switchValue = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

export const notificationBody = z.object({
  notification: z.object({ email: switchValue, wechat: switchValue }, 'user.notification_missing'),
});

export const closeBody = z.object({ code: textValue().nullish() });
