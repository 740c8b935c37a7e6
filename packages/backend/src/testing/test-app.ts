import { type AppOptions, buildApp } from '../app/app.ts';
import type { ShopApp } from '../kernel/context/shop-app.ts';
import { checkResponses } from './check-responses.ts';

/** The assembled app, whose answers are held against the schemas of their routes. */
export function testApp(options: AppOptions): ShopApp {
  const app = buildApp(options);
  checkResponses(app);
  return app;
}
