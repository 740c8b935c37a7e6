import { z } from 'zod';
import { refuse } from '../../shop-error.ts';
import { cellphone, textValue } from '../../wire/inputs.ts';

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 255;

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
});

export const changePasswordBody = z.object({
  nowPassword: textValue('password.current_missing'),
  password: optionalText,
  rPassword: optionalText,
});

/**
 * A new password and its repetition.
 * @throws ShopError when one is missing, too short, too long, or they differ
 */
export function newPassword(body: {
  password?: string | null | undefined;
  rPassword?: string | null | undefined;
}): string {
  const { password, rPassword } = body;
  if (!password) throw refuse('password.missing');
  if (!rPassword) throw refuse('password.repeat_missing');
  if (password.length < PASSWORD_MIN) throw refuse('password.short');
  if (password.length > PASSWORD_MAX) throw refuse('password.long');
  if (password !== rPassword) throw refuse('password.differ');
  return password;
}
