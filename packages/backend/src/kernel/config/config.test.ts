import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const live = { SHOP_PROJECT_KEY: 'a-project-key' };

describe('readConfig', () => {
  it('has defaults for everything but the project key', () => {
    expect(readConfig(live)).toMatchObject({
      port: 4000,
      apiBase: '/api/v1/app/',
      dataFolder: './data',
      databaseUrl: null,
      demo: false,
      projectKey: 'a-project-key',
    });
  });

  it('has no silent default for the project key outside demo mode', () => {
    expect(() => readConfig({})).toThrow(/SHOP_PROJECT_KEY is missing/);
    expect(readConfig({ SHOP_DEMO: '1' }).projectKey).toBe('jishi-demo-key');
  });

  it('must know the shop’s address to serve it outside demo mode', () => {
    const serve = (env: Record<string, string>) => readConfig(env, { serves: true });
    expect(() => serve(live)).toThrow(
      /- SHOP_PUBLIC_ORIGIN is missing: outside demo mode the shop must know its address/,
    );
    expect(serve({ ...live, SHOP_PUBLIC_ORIGIN: 'https://shop.example' }).publicOrigin).toBe('https://shop.example');
    expect(serve({ SHOP_DEMO: '1' }).publicOrigin).toBeNull();
    expect(readConfig(live).publicOrigin).toBeNull();
  });

  it('says once that the address is missing', () => {
    const mail = { SHOP_SMTP_URL: 'smtps://a:b@mail.example', SHOP_MAIL_FROM: 'a@shop.example' };
    const read = () => readConfig({ ...live, ...mail }, { serves: true });
    expect(read).toThrow(/SHOP_PUBLIC_ORIGIN/);
    expect(read).not.toThrow(/SHOP_PUBLIC_ORIGIN[\s\S]*SHOP_PUBLIC_ORIGIN/);
  });

  it('names every bad value', () => {
    const bad = { SHOP_API_PORT: 'x', SHOP_API_BASE: 'api', DATABASE_URL: 'mysql://h/d', SHOP_DEMO: 'yes' };
    expect(() => readConfig(bad)).toThrow(/SHOP_API_PORT[\s\S]*DATABASE_URL[\s\S]*SHOP_API_BASE[\s\S]*SHOP_DEMO/);
  });

  it('refuses demo mode on a database elsewhere unless confirmed', () => {
    const elsewhere = { DATABASE_URL: 'postgres://u:p@db.example:5432/shop' };
    expect(() => readConfig({ ...elsewhere, SHOP_DEMO: '1' })).toThrow(/SHOP_DEMO=confirmed/);
    expect(readConfig({ ...elsewhere, SHOP_DEMO: 'confirmed' }).demo).toBe(true);
    expect(readConfig({ DATABASE_URL: 'postgres://127.0.0.1/shop', SHOP_DEMO: '1' }).demo).toBe(true);
  });

  it('knows who may name the shopper’s address', () => {
    expect(readConfig({ ...live, SHOP_TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }).trustProxy).toContain('10.0.0.0/8');
    expect(() => readConfig({ ...live, SHOP_TRUST_PROXY: 'everybody' })).toThrow(/SHOP_TRUST_PROXY/);
  });

  it('takes an internal key that cannot be guessed, or none', () => {
    expect(readConfig(live).internalKey).toBeNull();
    expect(readConfig({ ...live, SHOP_INTERNAL_KEY: 'a-key-between-the-two' }).internalKey).toHaveLength(21);
    expect(() => readConfig({ ...live, SHOP_INTERNAL_KEY: 'short' })).toThrow(/SHOP_INTERNAL_KEY needs at least 16/);
  });

  it('treats blank settings as missing', () => {
    expect(readConfig({ ...live, DATABASE_URL: ' ', SHOP_ORIGINS: '' })).toMatchObject({
      databaseUrl: null,
      origins: [],
    });
  });
});
