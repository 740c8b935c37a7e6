import { type AppOptions, buildApp } from '../app/app.ts';
import type { ShopApp } from '../kernel/context/shop-app.ts';
import { checkAnswers } from './check-answers.ts';

/** The assembled app, whose answers are held against the schemas of their routes. */
export function testApp(options: AppOptions): ShopApp {
  const app = buildApp(options);
  checkAnswers(app);
  return app;
}
