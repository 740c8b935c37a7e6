import type { ShopContext } from '../../../kernel/context/shop-app.ts';
import { articlePurposes } from '../../../kernel/db/schema/index.ts';
import { livePages } from '../../../kernel/releases/live-pages.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import { LANGUAGES } from '../../../kernel/texts/languages.ts';
import { daySealedElsewhere } from '../../../modules/lotteries/fairness/sealed-elsewhere.ts';
import { loadCouriers } from '../../../modules/orders/load-couriers.ts';
import { paymentMethods, usableMethods } from '../../../modules/payments/payment-methods.ts';
import { loadArticles, loadColumns } from '../articles/load-pages.ts';
import { lastBackup } from '../backup/last-backup.ts';
import { listSettings } from '../settings/settings.ts';
import { loadRates } from '../shipping-rates/save-rates.ts';
import { contentLinks } from './content-links.ts';
import type { ShopFacts } from './finding.ts';
import { productsFacts } from './products-facts.ts';

/** Settings that speak for the owner. */
const SPOKEN = ['shop.name', 'shop.promises', 'site_metadata.description'];

/** Reads everything the checks look at. */
export async function shopFacts({ db, config, now }: ShopContext): Promise<ShopFacts> {
  const settings = await listSettings(db);
  return {
    now: now(),
    isDemo: config.demo,
    publicOrigin: config.publicOrigin,
    sendsSms: config.messages.sms !== null,
    sendsMail: config.messages.mail !== null,
    tracksParcels: config.tracking !== null,
    chosenMethods: await readSetting(db, paymentMethods),
    usableMethods: await usableMethods(db, config),
    couriers: (await loadCouriers(db)).length,
    idleSteps: await idleSteps(db),
    goods: await productsFacts(db),
    legal: await legalFacts(db),
    languages: LANGUAGES.map(({ code }) => code),
    unsaid: settings.filter(({ key, isSet }) => SPOKEN.includes(key) && !isSet).map(({ key }) => key),
    links: await contentLinks(db, config.publicOrigin),
    pages: await livePages(config),
    sealedElsewhere: await daySealedElsewhere({ db, config }),
    lastBackup: await lastBackup(config),
  };
}

async function idleSteps(db: ShopContext['db']): Promise<string[]> {
  const rates = [...(await loadRates(db)).values()].filter(({ isDeleted }) => !isDeleted);
  const idle = rates.filter(({ document }) => document.steps.some(({ provinces }) => provinces.length === 0));
  return idle.map(({ document }) => document.key);
}

/** Languages in which each legal text can be read: it is shown, in a column that is, and says something. */
async function legalFacts(db: ShopContext['db']): Promise<Record<string, string[]>> {
  const columns = new Set((await loadColumns(db)).filter(({ isShown }) => isShown).map(({ key }) => key));
  const shown = (await loadArticles(db)).filter(({ isShown, column }) => isShown && columns.has(column));
  return Object.fromEntries(
    articlePurposes.map((purpose) => [
      purpose,
      shown
        .filter((article) => article.purpose === purpose)
        .flatMap(({ name, details }) => Object.keys(name).filter((lang) => lang in details)),
    ]),
  );
}
