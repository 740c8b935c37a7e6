import { givesPrice } from '../model/sale-offer.ts';
import { toPagePath } from '../wire/links.ts';
import { toSaleOffer } from '../wire/sale-offer.ts';
import { centsFromYuan, toFlag, toNumber, toOptionalText, toPicture } from '../wire/values.ts';
import type {
  Banner,
  BannerLink,
  BannerPlace,
  BannerStage,
  BannerTint,
  EventSink,
  Feature,
  Features,
  Festival,
  FriendLink,
  PaymentWay,
  PriceTag,
  PromiseKind,
  ScanCode,
  ServiceContact,
  ShopPromise,
  SiteConfig,
  SiteMetadata,
} from './model.ts';
import {
  featureNames,
  type WireBanner,
  type WireBannerPage,
  type WireFeatures,
  type WirePromise,
  type WireServiceConfig,
  type WireSiteConfig,
  type WireSiteMetadata,
} from './wire.ts';

/** The sign-in picture is used only when there is exactly one. */
export function toBanners(page: WireBannerPage, place: BannerPlace): Banner[] {
  if (place === 'sign-in' && toNumber(page.total) !== 1) return [];
  return page.data.map(toBanner);
}

function toBanner(wire: WireBanner): Banner {
  return {
    id: String(wire.id),
    name: wire.name ?? '',
    picture: toPicture(wire.resources),
    link: toBannerLink(wire.url),
    stage: toBannerStage(wire),
  };
}

/** Text and objects of a banner, when our server sent a title and at least one object. */
function toBannerStage({ title, subtitle, button, tint, pictures, tags }: WireBanner): BannerStage | null {
  const heading = toOptionalText(title);
  if (!heading || !pictures?.length) return null;
  return {
    title: heading,
    subtitle: toOptionalText(subtitle),
    buttonLabel: toOptionalText(button),
    tint: tints.find((known) => known === tint) ?? 'cinnabar',
    objects: pictures.map((url, index) => ({ url, tag: toPriceTag(tags?.[index]) })),
  };
}

function toPriceTag(wire: NonNullable<WireBanner['tags']>[number] | undefined): PriceTag | null {
  const name = toOptionalText(wire?.name);
  if (!wire || !name) return null;
  const flashSale = toSaleOffer(wire.seckill_offer);
  const price = givesPrice(flashSale) ? flashSale.price.min : centsFromYuan(wire.price);
  return { productId: String(wire.good_id), name, price, ...(flashSale && { flashSale }) };
}

const tints: readonly BannerTint[] = ['cinnabar', 'jade', 'gold', 'indigo', 'wood'];

/** Links of the footer that lead somewhere. */
export function toFriendLinks(page: WireBannerPage): FriendLink[] {
  return page.data.flatMap(({ name, url }) => {
    const target = url?.trim() ?? '';
    return isWebAddress(target) ? [{ name: name ?? target, url: target }] : [];
  });
}

export function toBannerLink(url: string | null | undefined): BannerLink | null {
  const text = url?.trim() ?? '';
  if (isWebAddress(text)) return { kind: 'external', url: text };
  const path = toPagePath(text);
  return path ? { kind: 'page', path } : null;
}

export function toServiceContact({ url, id, img }: WireServiceConfig): ServiceContact {
  const address = toOptionalText(url);
  return {
    url: address && isWebAddress(address) ? address : toPagePath(address ?? ''),
    companyId: id === null || id === undefined || id === '' ? null : String(id),
    qrPicture: toOptionalText(img),
  };
}

export function toSiteConfig({ codes, icp, notice, events, promises, payments }: WireSiteConfig): SiteConfig {
  return {
    codes: {
      'mini-program': toScanCode(codes?.mini_program),
      'mobile-web': toScanCode(codes?.h5),
      app: toScanCode(codes?.app),
    },
    registration: toOptionalText(icp),
    notice: toOptionalText(notice),
    events: toEventSink(events),
    promises: (promises ?? []).flatMap(toPromise),
    payments: payments?.flatMap((name) => paymentWays[name] ?? []) ?? null,
  };
}

const paymentWays: Readonly<Record<string, PaymentWay>> = { balance: 'balance', scan: 'wechat', online: 'online' };
const promiseKinds: readonly PromiseKind[] = ['delivery', 'price', 'returns', 'genuine'];

/** A kind this page does not know has no place on it. */
function toPromise({ kind, title, text }: WirePromise): ShopPromise[] {
  const known = promiseKinds.find((one) => one === kind);
  return known ? [{ kind: known, title, text: toOptionalText(text) }] : [];
}

const festivals: readonly Festival[] = ['new-year', 'lantern', 'mid-autumn'];

export function toSiteMetadata(wire: WireSiteMetadata): SiteMetadata {
  const { name, sign, slogan, since, festival } = wire;
  return {
    description: wire.description ?? '',
    keywords: wire.keywords ?? '',
    author: wire.author ?? '',
    names: name ? { name, sign: sign ?? '', slogan: slogan ?? '', since: since ? toNumber(since) : null } : null,
    // One that is not known here has no lanterns here.
    festival: festivals.find((known) => known === festival) ?? null,
  };
}

function toScanCode(
  code: { url?: string | null | undefined; img?: string | null | undefined } | null | undefined,
): ScanCode | null {
  const picture = toOptionalText(code?.img);
  if (picture) return { kind: 'picture', url: picture };
  const address = toOptionalText(code?.url) ?? '';
  if (isWebAddress(address)) return { kind: 'address', url: address };
  const path = toPagePath(address);
  return path ? { kind: 'page', path } : null;
}

/** Nothing is sent anywhere that is not understood. */
function toEventSink(events: WireSiteConfig['events']): EventSink {
  if (events?.sink === 'data-layer') return { kind: 'data-layer' };
  const path = toPagePath(events?.url ?? '');
  return events?.sink === 'endpoint' && path ? { kind: 'endpoint', path } : { kind: 'none' };
}

/** All features; what the answer does not name is off. */
export function toFeatures(answer: WireFeatures): Features {
  const entries = Object.entries(featureNames).map(([feature, name]) => [feature, toFlag(answer[name])]);
  return Object.fromEntries(entries) as Record<Feature, boolean>;
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s]+$/i.test(text);
