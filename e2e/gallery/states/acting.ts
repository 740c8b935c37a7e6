import type { Locator } from '@playwright/test';
import { expectHydrated } from '../../support/hydrated.ts';
import type { Name, Visit } from './gallery-state.ts';

type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'tab';

const control = ({ page, lang }: Visit, name: Name, role: Role): Locator =>
  page.getByRole(role, { name: name[lang] }).first();

/** Some parts come alive when somebody points at them. */
export async function wake(found: Locator): Promise<void> {
  await found.hover({ force: true });
  await expectHydrated(found);
}

/** Presses a control of the page once somebody hears it. */
export const press =
  (name: Name, role: Role = 'button') =>
  async (visit: Visit): Promise<void> => {
    const found = control(visit, name, role);
    await wake(found);
    await found.click();
  };

/** Presses a control of the dialog that is open. */
export const answer =
  (name: Name) =>
  async ({ page, lang }: Visit): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name: name[lang] }).last().click();

/** Opens by the keyboard what stands below a control. */
export const focus =
  (name: Name, role: Role = 'link') =>
  async (visit: Visit): Promise<void> => {
    const found = control(visit, name, role);
    await wake(found);
    await visit.page.mouse.move(0, 0);
    await found.focus();
  };

/** Types into a field. */
export const fill =
  (label: Name, text: string) =>
  async ({ page, lang }: Visit): Promise<void> => {
    const field = page.getByLabel(label[lang], { exact: true }).first();
    await expectHydrated(field);
    await field.fill(text);
  };

/** Waits for a dialog. */
export const dialog = async ({ page }: Visit): Promise<void> => page.getByRole('dialog').first().waitFor();

/** Waits for a text anywhere, also over the page. */
export const text =
  (words: Name) =>
  async ({ page, lang }: Visit): Promise<void> =>
    page.getByText(words[lang]).first().waitFor();
