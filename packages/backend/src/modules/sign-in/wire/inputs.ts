import { z } from 'zod';
import { cellphone, switchValue, textValue } from '../../../kernel/wire/inputs.ts';

const optionalText = textValue().nullish();

export const registerBody = z.object({
  cellphone: cellphone(),
  code: optionalText,
  platform: z.string().max(30).nullish(),
  lang: z.string().max(8).nullish(),
  password: optionalText,
  rPassword: optionalText,
});

export const loginBody = z.object({
  cellphone: cellphone(),
  password: textValue('password.missing'),
  platform: z.string().max(30).nullish(),
});

export const refreshBody = z.object({ refresh_token: optionalText });

export const codeBody = z.object({ cellphone: cellphone(), state: z.unknown().optional() });

export const resetBody = z.object({
  cellphone: cellphone(),
  code: optionalText,
  password: optionalText,
  rPassword: optionalText,
  state: z.unknown().optional().meta({ description: 'always 1: not used' }),
});

export const changePasswordBody = z.object({
  nowPassword: optionalText.meta({ description: 'missing only where the account has no password yet' }),
  password: optionalText,
  rPassword: optionalText,
  keep_device: switchValue.meta({
    description: 'true, 1, "1" or "true": the device that asks stays signed in, every other one is signed out',
  }),
});
